// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// A token as the standard (ERC-20) wants it. Anybody can mint: it is for tests.
contract Coin {
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "Coin: not approved");
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    /// Two transfers in one transaction, and one of nothing between them.
    function transferTwice(address first, address second, uint256 value) external {
        move(msg.sender, first, value);
        move(msg.sender, second, 0);
        move(msg.sender, second, value + 1);
    }

    function move(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "Coin: not enough tokens");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
