// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Sends a token from whoever calls it to many, in one transaction: to all of them or to none.
/// It has no owner, no state and never a token of its own. Whatever a token does when it is called, it can only do as
/// itself: the tokens that move are always those of the caller.
contract Disperse {
    error LengthsDiffer();
    error TransferRefused(address token, address destination, bytes answer);

    function disperse(address token, address[] calldata destinations, uint256[] calldata units) external {
        if (destinations.length != units.length) revert LengthsDiffer();
        for (uint256 i = 0; i < destinations.length; ++i) {
            move(token, destinations[i], units[i]);
        }
    }

    /// Some tokens answer nothing, others true: false is a refusal, and so is that nobody is there to answer.
    function move(address token, address destination, uint256 units) private {
        // transferFrom(address,address,uint256)
        bytes memory request = abi.encodeWithSelector(0x23b872dd, msg.sender, destination, units);
        (bool succeeded, bytes memory answer) = token.call(request);
        bool agreed = answer.length == 0 ? token.code.length > 0 : answer.length == 32 && uint256(bytes32(answer)) == 1;
        if (!succeeded || !agreed) revert TransferRefused(token, destination, answer);
    }
}
