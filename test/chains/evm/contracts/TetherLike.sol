// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// A token as USDT is on Ethereum: it answers nothing, changes an approval only from or to zero, and does not count an
/// unlimited one down. Anybody can mint: it is for tests.
contract TetherLike {
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isFrozen;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function freeze(address owner) external {
        isFrozen[owner] = true;
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, "TetherLike: approved already");
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "TetherLike: not approved");
        if (allowed < type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
    }

    function move(address from, address to, uint256 value) private {
        require(!isFrozen[to], "TetherLike: frozen");
        require(balanceOf[from] >= value, "TetherLike: not enough tokens");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
