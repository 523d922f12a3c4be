// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// A token as the standard lets it be, and few are: it may answer false in place of reverting, and keep a fee of what is moved.
/// Anybody can mint and decide: it is for tests.
contract OddCoin {
    uint8 public constant decimals = 6;
    uint256 public feeBasisPoints;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isDeclined;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function decline(address account) external {
        isDeclined[account] = true;
    }

    function charge(uint256 basisPoints) external {
        feeBasisPoints = basisPoints;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    /// As an exchange, which gives what things are worth in its block.
    function transferByBlock(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value + block.number);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] < value) return false;
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        if (isDeclined[to] || balanceOf[from] < value) return false;
        uint256 fee = value * feeBasisPoints / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[address(this)] += fee;
            emit Transfer(from, address(this), fee);
        }
        return true;
    }
}
