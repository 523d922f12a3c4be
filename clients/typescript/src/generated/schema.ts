// Written from /openapi.json by `npm run docs`; a test fails where it differs.

export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description It is not when something in it stopped for good: then start it again. What stopped is in the log.
         */
        get: operations["Health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the process answer requests?
         * @description What failed is in the log.
         */
        get: operations["Health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for Prometheus
         * @description For this machine alone; where `METRICS_TOKEN` is set, for callers who send it.
         */
        get: operations["Metrics.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizations
         * @description The operator sees all, an organization sees itself and its direct children.
         */
        get: operations["Organization.list"];
        put?: never;
        /**
         * Create an organization
         * @description By the operator, or by an organization that becomes its parent.
         */
        post: operations["Organization.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your own organization */
        get: operations["Organization.readOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an organization */
        get: operations["Organization.read"];
        put?: never;
        post?: never;
        /**
         * Erase an organization
         * @description Its personal data is destroyed and its keys are revoked at once. What has to stay, such as ledger lines and events, holds no personal data. An organization whose accounts hold tokens, or that is owed developer fees, is not erased: pay them out, or write them off by an adjustment, first. There is no way back.
         */
        delete: operations["Organization.erase"];
        options?: never;
        head?: never;
        /**
         * Change an organization
         * @description Whether several of its keys have to agree before a payout request is executed. Keep `organizations:write` from keys that pay: they could take it back.
         */
        patch: operations["Organization.change"];
        trace?: never;
    };
    "/organizations/{organizationId}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what an organization may move
         * @description In USD, over 30 days, by what it is approved for, and how much of it was moved.
         */
        get: operations["Organization.readLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the theme of an organization
         * @description What it has set itself: nothing where it has not.
         */
        get: operations["OrganizationTheme.read"];
        /**
         * Set the theme of an organization
         * @description How the page looks to which invitations lead. It replaces the theme that was; what is left out is as without a theme, and `{}` takes the theme away. Organizations without one have that of their parent.
         */
        put: operations["OrganizationTheme.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/suspensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an organization
         * @description At once and on every replica, it executes no payouts and asks for no money, and what it is paid is kept unsettled. Payouts that were executed before go on. Its reviews and its verification stay as they are.
         */
        post: operations["Suspension.suspend"];
        /**
         * End a suspension
         * @description What waited goes on. A person is answered with the proposal that it becomes: it takes somebody else.
         */
        delete: operations["Suspension.resume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/freezes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze all accounts of an organization
         * @description At once and on every replica, those that it opens later included, and those of its children not. What is under way stops at its next step and goes on once the freeze ends: tokens are not sent unless they are signed for, rails are not asked to pay, payins are not settled. Tokens that come while `credit` is frozen are kept in a frozen reserve.
         */
        post: operations["OrganizationFreeze.freeze"];
        /**
         * End the freeze of an organization
         * @description What waited goes on, and what came meanwhile is part of the balances, unless an account is frozen by itself. A person is answered with the proposal that it becomes: it takes somebody else.
         */
        delete: operations["OrganizationFreeze.unfreeze"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Without their secrets; revoked keys are gone.
         */
        get: operations["ApiKey.list"];
        put?: never;
        /**
         * Create an API key
         * @description The secret is in this answer and never again. In `live`, the operator makes none with `payouts:execute` or `compliance:decide` unless `LIVE_KEYS_BY_OPERATOR` is `on`. A person is answered with the proposal that such a key becomes.
         */
        post: operations["ApiKey.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description When this is answered, no process takes the key any more.
         */
        delete: operations["ApiKey.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/terms-of-service/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who accepted the terms of service
         * @description That the operator reads it is recorded in the audit trail.
         */
        get: operations["TermsOfService.list"];
        put?: never;
        /**
         * Accept the terms of service
         * @description The first acceptance of an organization sends `tos_accepted`; later ones are kept and send nothing.
         */
        post: operations["TermsOfService.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description An organization sees its own, the operator all.
         */
        get: operations["Account.list"];
        put?: never;
        /**
         * Create an account
         * @description It is `INITIALIZING` until its wallet is made, which takes a moment, and `ACTIVE` from then on.
         */
        post: operations["Account.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description With its balances.
         */
        get: operations["Account.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Its name, its description, what deposits become. The operator also says whether the API may manage it; while it may not, an organization changes nothing.
         */
        patch: operations["Account.change"];
        trace?: never;
    };
    "/accounts/{accountId}/ledger-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ledger entries of an account
         * @description The lines behind its balance, newest first: each says from where to where, and how much. What reserves or frees tokens within the account is an entry as well.
         */
        get: operations["Account.ledgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/pending-deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deposits that are not confirmed yet
         * @description Seen on the chain, but not final yet. They are not part of the balance. Once confirmed, each is a transaction; one that a reorganization of the chain removes is no longer listed.
         */
        get: operations["Account.pendingDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/freezes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze an account
         * @description At once and on every replica. What is under way stops at its next step, and goes on once the freeze ends. Tokens that come while `credit` is frozen are kept in its frozen reserve.
         */
        post: operations["AccountFreeze.freeze"];
        /**
         * End the freeze of an account
         * @description What waited goes on, and what came meanwhile is part of its balance, unless its organization is frozen. A person is answered with the proposal that it becomes: it takes somebody else.
         */
        delete: operations["AccountFreeze.unfreeze"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balances of an account at a moment
         * @description What had been posted by then, whenever it took effect. Once it is final, the answer stays the same.
         */
        get: operations["Statement.balances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of an account
         * @description What was posted in a period, with the balances at its beginning and its end: these are added up apart, and it is answered only where the entries lead from one to the other. With `Accept: text/csv` it is a table with decimal amounts, with `application/xml` what banks give (ISO 20022, camt.053.001.08), with `application/pdf` what is printed, otherwise JSON. At most 50,000 entries.
         */
        get: operations["Statement.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/treasury/purses/{purse}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of a purse
         * @description What came to `collected` or `liquidity` in a period, or left it. In the same formats as the statement of an account, and proved as it is. At most 50,000 entries.
         */
        get: operations["TreasuryStatement.ofPurse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rails/{rail}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of a rail
         * @description What came to a rail in a period, or left it, by what it has reported, for all organizations: a credit is what it holds for the house since then. In the same formats as the statement of an account, and proved as it is. At most 50,000 entries.
         */
        get: operations["TreasuryStatement.ofRail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description What changed balances, of all accounts or of one: tokens that moved, final on their chain, and tokens that stay in the wallet and change hands. Balances, with what is reserved, are their sum.
         */
        get: operations["Transaction.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a transaction
         * @description The id is the `transactionId` of the event that reported it.
         */
        get: operations["Transaction.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove the ledger
         * @description Adds up, of all organizations at one moment, the closed past and the lines since then: it takes no longer as the ledger grows. The past is added up again once a day. Where something is wrong, it is named.
         */
        get: operations["Proof.prove"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is charged */
        get: operations["FeeSettings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is charged
         * @description Holds for payouts that are created from then on. Sections that are left out stay as they are. Amounts count to the millionth.
         */
        patch: operations["FeeSettings.change"];
        trace?: never;
    };
    "/settings/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how much organizations may move */
        get: operations["LimitSettings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how much organizations may move
         * @description Holds from the next payment on. What was moved in the last 30 days counts.
         */
        patch: operations["LimitSettings.change"];
        trace?: never;
    };
    "/chains/{chain}/held-wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List held wallets
         * @description They sign nothing, as the chain has transactions of them that are not known here: commits of the database were lost, or somebody else has the key. Most are accounted for by themselves.
         */
        get: operations["ChainOperation.held"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chains/{chain}/held-wallets/{walletAddress}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a held wallet
         * @description Once you have accounted for what it paid: it goes on with the nonce that the chain expects. 409 while it has transactions that are not final.
         */
        post: operations["ChainOperation.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chains/{chain}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transfers in progress */
        get: operations["ChainOperation.open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chains/{chain}/transfers/{transferId}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a transfer
         * @description One that has ended is unknown here. One that was not signed fails at its next step. For one that was signed, a transaction with the same nonce that does nothing is sent for more gas, and the chain takes one of the two; on SOLANA and TRON, which have no nonces, it fails once the chain takes what was signed no more. Its tokens are free again when it has failed.
         */
        post: operations["ChainOperation.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reconciliations
         * @description How far each has come, and what it found.
         */
        get: operations["Reconciliation.list"];
        put?: never;
        /**
         * Compare wallets and rails with the ledger
         * @description Wallet by wallet and token by token, at final blocks, and order by order with the lists of rails that keep one: those of two days, and once a day those of 90. It goes on in the background, and happens every hour by itself. A wallet that differs signs nothing until a reconciliation finds that it holds what it should. An order differs if it still does ten minutes later. The proof of the ledger names both.
         */
        post: operations["Reconciliation.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chains/{chain}/rewinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rewinds of a chain
         * @description Newest first, with what became of each.
         */
        get: operations["Rewind.list"];
        put?: never;
        /**
         * Rewind a chain
         * @description For when blocks that were final have been replaced. The chain is read again from a block on: credits of deposits that it has again stay, others are taken back (what an account has used of them it owes, and pays from what comes next), and transfers that it lacks are sent again. A chain that has replaced nothing is merely read again.
         */
        post: operations["Rewind.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exceptions
         * @description What does not go on by itself about money, of all organizations. They are found by themselves, each once, and those that have gone by themselves are `resolved` and say so.
         */
        get: operations["Exception.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exceptions/{exceptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an exception */
        get: operations["Exception.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exceptions/{exceptionId}/resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an exception
         * @description By one of its options. Where somebody gains or loses by it, a person is answered with the proposal that it becomes, and the operator key is refused. 409 where it is resolved already, or what it is about has changed.
         */
        post: operations["Exception.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/treasury": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the treasury
         * @description Wallet by wallet: what lies there by the ledger, what of it is owed and what is free, how long it lasts at the pace of the last week, and what there is for gas. It looks at most at 50,000 payments of the week; where there were more, the pace is that of the latest.
         */
        get: operations["Treasury.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/treasury-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how much purses should have */
        get: operations["TreasuryLevel.read"];
        /**
         * Change how much purses should have
         * @description The whole list. A purse that has less than its least available is an exception within a minute.
         */
        put: operations["TreasuryLevel.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/treasury/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transfers of the treasury */
        get: operations["TreasuryTransfer.list"];
        put?: never;
        /**
         * Send from the treasury
         * @description From one purse to the other, or to one of the agreed addresses, on the same chain. It becomes a proposal: somebody else has to agree. Then it is signed, sent and watched as any transfer, and booked when it is final.
         */
        post: operations["TreasuryTransfer.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/treasury/transfers/{treasuryTransferId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a transfer of the treasury */
        get: operations["TreasuryTransfer.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/treasury-destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read where the treasury may send */
        get: operations["Destination.read"];
        /**
         * Change where the treasury may send
         * @description The whole list. An address that is new is sent to 24 hours later; one that is removed, no more.
         */
        put: operations["Destination.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List adjustments
         * @description All that was ever posted by hand, the newest first.
         */
        get: operations["Adjustment.list"];
        put?: never;
        /**
         * Post by hand
         * @description Moves tokens between books where nothing else does. Nothing moves on a chain. It becomes a proposal: somebody else has to agree. An account whose balance changes has a transaction and an event of it, whose hash is `adjustment:` and the id.
         */
        post: operations["Adjustment.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{adjustmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an adjustment */
        get: operations["Adjustment.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/developer-fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read developer fees
         * @description What an organization has earned by the developer fees of its payouts and payins, and has not withdrawn.
         */
        get: operations["DeveloperFee.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/developer-fees/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List withdrawals of developer fees */
        get: operations["DeveloperFee.list"];
        put?: never;
        /**
         * Withdraw developer fees
         * @description To an account of the same organization, on the chain on which they were earned: the treasury sends them at once, one withdrawal of a token on a chain after the other, and none below `leastAmount` of the chain in `/settings/fees`. The account is credited, with a transaction and an event, when that is final.
         */
        post: operations["DeveloperFee.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What time is it in the sandbox? */
        get: operations["SandboxClock.now"];
        put?: never;
        /**
         * Move the sandbox clock forward
         * @description One clock for the whole installation. Expiries, schedules and retries move with it, so that a day of life can be seen in a second. It never goes back.
         */
        post: operations["SandboxClock.advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description An organization sees its own. The operator sees all: `?status=inReview` is what waits for an officer.
         */
        get: operations["Review.list"];
        put?: never;
        /**
         * Create a review
         * @description It begins as a `draft`. An organization has one active review of each tier; one that was approved or rejected is no longer active. What you know already may be given with it: it is shown to the person, who confirms it.
         */
        post: operations["Review.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a review
         * @description With what it requires, what was uploaded, and what validation has found.
         *
         *     A widget session may call it too, for its own review.
         */
        get: operations["Review.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain what a review requires
         * @description Each attestation that is needed, of the business or individual and of each associated person, with the rule and the answer that make it required.
         *
         *     A widget session may call it too, for its own review.
         */
        get: operations["Review.requirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a review
         * @description Possible once everything required is uploaded. Pending validations are waited for; then the review goes to an officer, or back with what has to be corrected.
         *
         *     A widget session may call it too, for its own review.
         */
        post: operations["Review.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a review
         * @description By a compliance officer: approve or reject it, ask for more information, put it on hold, resume it, or close one that nobody answers for. A key decides no review of its own organization, nor of a child. In `live` the operator key decides none unless `OPERATOR_DECIDES` is `on`. Where somebody else has to agree, a person is answered with the proposal that it became.
         */
        post: operations["Review.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an approval
         * @description The tier is taken away: nothing is paid out, asked for or settled any more unless another approval is left. The review keeps its status, and another one of its tier can be opened. A person is answered with the proposal that it becomes; in `live` the operator key revokes none unless `OPERATOR_DECIDES` is `on`.
         */
        post: operations["Revocation.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take the evidence of a review
         * @description Answers, documents as they were uploaded, findings, notes, decisions, the timeline and the audit trail of the organization, in one ZIP whose manifest is signed. `npm run verify-evidence FILE` checks it on any machine. It leaves a line in the audit trail, with the reason from the header `Access-Reason`, which people have to give.
         */
        get: operations["Evidence.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/gatehouse-evidence.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key that signs evidence
         * @description Anybody may compare its fingerprint with the one that `npm run verify-evidence` shows.
         */
        get: operations["Evidence.signingKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a review
         * @description To an officer or approver, who may be oneself; or to nobody.
         */
        post: operations["Case.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes on a review
         * @description Newest first.
         */
        get: operations["Case.notes"];
        put?: never;
        /**
         * Write a note on a review
         * @description The organization never reads it.
         */
        post: operations["Case.write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what has happened to a review
         * @description Uploads, findings, decisions, notes and looks, in order.
         */
        get: operations["Case.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/attestations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attestations of a review
         * @description All that were uploaded to it, newest first; of each type the first is the one that counts.
         *
         *     A widget session may call it too, for its own review.
         */
        get: operations["Attestation.list"];
        put?: never;
        /**
         * Upload an attestation
         * @description The latest of each type counts. It is validated in the background: its `validationStatus` begins as `pending`. Possible while the review is a `draft`, when its submission failed validation, and, for what was asked for, when more information was requested.
         *
         *     A widget session may call it too, for its own review.
         */
        post: operations["Attestation.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/attestations/{attestationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an attestation
         * @description With its payload. A compliance officer who reads it leaves a line in the audit trail, with the reason from the header `Access-Reason`.
         *
         *     A widget session may call it too, for its own review.
         */
        get: operations["Attestation.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an attestation field by field
         * @description Uploads the latest one again with these fields changed, and is possible when uploading is. The caller need not know the other fields: a widget session sees them masked, before and after.
         *
         *     A widget session may call it too, for its own review.
         */
        patch: operations["Attestation.change"];
        trace?: never;
    };
    "/compliance/associated-persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List associated persons
         * @description A widget session may call it too, for its own review.
         */
        get: operations["AssociatedPerson.list"];
        put?: never;
        /**
         * Add an associated person
         * @description Someone who owns part of the business or runs it. Persons belong to the organization: completed once, they serve every review that lists them in `businessAssociatedPersons`.
         *
         *     A widget session may call it too, for its own review.
         */
        post: operations["AssociatedPerson.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/associated-persons/{associatedPersonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an associated person
         * @description With what the active reviews still need.
         *
         *     A widget session may call it too, for its own review. So may somebody who was invited, about themselves.
         */
        get: operations["AssociatedPerson.read"];
        put?: never;
        post?: never;
        /**
         * Remove an associated person
         * @description A person whom an active review lists has to be taken off its list first.
         *
         *     A widget session may call it too, for its own review.
         */
        delete: operations["AssociatedPerson.remove"];
        options?: never;
        head?: never;
        /**
         * Change how an associated person is related
         * @description Possible while every active review that lists the person is open for changes.
         *
         *     A widget session may call it too, for its own review.
         */
        patch: operations["AssociatedPerson.change"];
        trace?: never;
    };
    "/compliance/associated-persons/{associatedPersonId}/attestations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attestations about a person
         * @description All that were uploaded, newest first; of each type the first is the one that counts.
         *
         *     A widget session may call it too, for its own review. So may somebody who was invited, about themselves.
         */
        get: operations["PersonAttestation.list"];
        put?: never;
        /**
         * Upload an attestation about a person
         * @description The latest of each type counts. Possible while every active review that lists the person is open for it.
         *
         *     A widget session may call it too, for its own review. So may somebody who was invited, about themselves.
         */
        post: operations["PersonAttestation.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/associated-persons/{associatedPersonId}/attestations/{attestationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an attestation about a person
         * @description With its payload. A compliance officer who reads it leaves a line in the audit trail, with the reason from the header `Access-Reason`.
         *
         *     A widget session may call it too, for its own review. So may somebody who was invited, about themselves.
         */
        get: operations["PersonAttestation.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an attestation about a person field by field
         * @description Uploads the latest one again with these fields changed, and is possible when uploading is. The caller need not know the other fields: a widget session sees them masked, before and after.
         *
         *     A widget session may call it too, for its own review. So may somebody who was invited, about themselves.
         */
        patch: operations["PersonAttestation.change"];
        trace?: never;
    };
    "/compliance/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Those that are kept, newest first. A widget session lists what was uploaded in its review, by any session. By a key with `compliance:decide`, and by people of the staff, it leaves one line in the audit trail.
         *
         *     A widget session may call it too, for its own review.
         */
        get: operations["Document.list"];
        put?: never;
        /**
         * Upload a document
         * @description A picture or a PDF, in the field `file` of a form. Name it in an attestation within 24 hours, or it is deleted. The token of a phone upload takes one file.
         *
         *     A widget session may call it too, for its own review. So may somebody who was invited, about themselves.
         */
        post: operations["Document.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is known of a document
         * @description A widget session reads what was uploaded in its review. By compliance officers it leaves a line in the audit trail, with the reason from the header `Access-Reason`.
         *
         *     A widget session may call it too, for its own review. So may somebody who was invited, about themselves.
         */
        get: operations["Document.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/documents/{documentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a document
         * @description For compliance officers: it leaves a line in the audit trail, with the reason from the header `Access-Reason`. People of the staff have to give one, once in each review and session.
         */
        get: operations["Document.readContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/documents/{documentId}/pages/{pageNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at one page of a document
         * @description For compliance officers: a picture, whatever the document is; a picture has one page. The first look of a session of the staff at a document leaves a line in the audit trail, with the reason from the header `Access-Reason`, which people have to give once in each review and session; each look of anybody else leaves one.
         */
        get: operations["Document.readPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/documents/{documentId}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the original of a document
         * @description For compliance officers, where its copy does not do: a stranger made this file, and it is as it came. It leaves a line of its own in the audit trail; people of the staff have to say why, as for its copy.
         */
        get: operations["Document.readOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List verifications
         * @description An organization has one, from its first review on: of the business, or of the individual. The operator sees all.
         */
        get: operations["Verification.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/verifications/{verificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a verification */
        get: operations["Verification.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screening/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lists
         * @description Newest first.
         */
        get: operations["List.list"];
        put?: never;
        /**
         * Give a list of names or wallets
         * @description As it is published. It holds as a whole once it is answered, in place of the one of the same name, and everybody who is known is screened against it. A broken list is refused with its line, and the earlier one still holds.
         */
        post: operations["List.take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screening/lists/{screeningListId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is known of a list */
        get: operations["List.read"];
        put?: never;
        post?: never;
        /**
         * Remove a list
         * @description Its open hits go with it; what was cleared or confirmed is kept.
         */
        delete: operations["List.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screening/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name wallets
         * @description Beside those of lists, for `GET` to tell. One that was named before is named as it is now. Payouts are not compared with them yet.
         */
        post: operations["Address.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screening/addresses/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who names a wallet
         * @description The lists that do, and what was added here. 404 where nobody does.
         */
        get: operations["Address.read"];
        put?: never;
        post?: never;
        /**
         * Take a wallet back
         * @description That was added here. What lists name, they name.
         */
        delete: operations["Address.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/screening-hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who on a list may be meant
         * @description For the review and the persons whom it lists: each hit with what of both is alike, field by field. It leaves a line in the audit trail, with the reason from the header `Access-Reason`.
         */
        get: operations["Hit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/screening-hits/{screeningHitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear or confirm a hit
         * @description With a note that says why. A cleared hit stays cleared until the list or the person says something else.
         */
        post: operations["Hit.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/officer-findings/{officerFindingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear or confirm a finding
         * @description With a note that says why. What was said of an answer holds for that answer: another one is a finding of its own.
         */
        post: operations["Finding.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/risk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what counts as a risk */
        get: operations["RiskSettings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what counts as a risk
         * @description Reviews that are under way are weighed again.
         */
        patch: operations["RiskSettings.change"];
        trace?: never;
    };
    "/compliance/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read and verify the audit trail
         * @description Decisions, reads of personal data by officers, and changes of keys and sessions, newest first. The entries of each organization form a chain; with `organizationId` and no other filter it is verified as it is read.
         */
        get: operations["AuditEntry.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/audit-entries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit trail, signed
         * @description A line of JSON for each entry, newest first, after one that says what was asked for and with which key, and before one with the signature. `npm run verify-audit FILE` checks it without a database.
         */
        get: operations["AuditEntry.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/audit-entries/signing-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key that signs exports
         * @description Give its fingerprint to those who check a file, by another way than the file.
         */
        get: operations["AuditEntry.signingKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/associated-persons/{associatedPersonId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations of a person
         * @description Newest first. They are kept for 90 days.
         */
        get: operations["Invitation.list"];
        put?: never;
        /**
         * Invite an associated person
         * @description Its address lets this one person give their own answers and documents on their own device, for the latest open review that lists them. They see nothing of the others, and of the business no more than its name. An earlier invitation of the same person ends. With `requestedAt` it answers that one request, once. Sending the address is yours.
         */
        post: operations["Invitation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/associated-persons/{associatedPersonId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Once this is answered, its address opens no more and the page on which it is open is refused. What they gave stays.
         */
        delete: operations["Invitation.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/associated-persons/{associatedPersonId}/invitation-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an invitation of a person
         * @description By the widget, where the business wants this person to answer on their own device. Your server is told by `associated_person_invitation_requested`, invites them and sends the address. While the request is open, another one changes no more than the email address. At most five a day are made for a person, and 25 by a business.
         */
        post: operations["InvitationRequest.request"];
        /**
         * Take a request for an invitation back
         * @description By the widget, where the business gives the answers itself. An invitation that was made is revoked, unless the person has finished. What they gave stays.
         */
        delete: operations["InvitationRequest.takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an invitation
         * @description By the page that its address leads to, again and again on the same device. The answer is a widget session of at most half an hour that is for this person alone. It is refused on another device, after it was revoked or has expired, where the review does not list the person any more, and while the review is closed.
         */
        post: operations["OwnInvitation.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/invitations/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the invitation of the session that asks */
        get: operations["OwnInvitation.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/invitations/current/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that everything is given
         * @description By the person who was invited, once nothing is asked of them any more. The business reads it on the person. Until the review is submitted they can open the invitation again, to correct what was found in their answers.
         */
        post: operations["OwnInvitation.finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a widget session
         * @description Its token lets the widget, on your pages alone, fill in and submit this one review. Make another one when it ends. The origins may read answers of `/compliance` for 24 hours.
         */
        post: operations["Session.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/reviews/{complianceReviewId}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a widget session
         * @description Once this is answered, no process accepts its token any more.
         */
        delete: operations["Session.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the widget session that asks
         * @description How the widget learns which review its token is for, until when, and whether terms of service have to be accepted.
         */
        get: operations["CurrentSession.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/sessions/current/terms-of-service/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms of service in the widget
         * @description By the person who fills in the review, for its organization: the `source` is `ui`. The first acceptance sends `tos_accepted`.
         */
        post: operations["CurrentSession.acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/phone-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a phone upload one file
         * @description The token uploads one document into the review of the session, once, within ten minutes, and reads nothing of the review. At most 20 of a session wait at a time.
         */
        post: operations["PhoneUpload.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/phone-uploads/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read for whom a phone uploads
         * @description How the phone asks the person who holds it whether the file is for them.
         */
        get: operations["PhoneUpload.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/phone-uploads/{phoneUploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether the file of a phone arrived */
        get: operations["PhoneUpload.read"];
        put?: never;
        post?: never;
        /**
         * End the upload of a phone
         * @description Its token is refused from then on. What it uploaded stays.
         */
        delete: operations["PhoneUpload.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counterparties/payment-methods/supported-banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banks that can be paid to
         * @description With `fiatCurrencyAndRail`, the banks for each currency and rail, by name and where there is one by `bankId`; with `payoutMethodTypes`, the banks to choose a `bankId` from for each kind of payout method. Send one of the two at a time.
         */
        get: operations["SupportedBank.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counterparties/payment-methods/bre-b-key-validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find out whose a Bre-B key is
         * @description A phone number, an e-mail address, a document number or an alias that identifies an account in Colombia. At most 30 a minute in each process by an organization with its parents and children, however many keys they have; each leaves a line in the audit trail.
         */
        post: operations["BreBKey.validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counterparties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List counterparties */
        get: operations["Counterparty.list"];
        put?: never;
        /**
         * Save a counterparty
         * @description A recipient of payouts. A payout to a bank also requires the e-mail and physical address.
         */
        post: operations["Counterparty.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counterparties/{counterpartyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a counterparty */
        get: operations["Counterparty.read"];
        put?: never;
        post?: never;
        /**
         * Delete a counterparty
         * @description With its payout methods. It is no longer listed and cannot be paid; payouts to it stay.
         */
        delete: operations["Counterparty.remove"];
        options?: never;
        head?: never;
        /**
         * Change a counterparty
         * @description Fields that are not sent stay as they are. The type cannot change. Existing payouts keep the recipient as it was.
         */
        patch: operations["Counterparty.change"];
        trace?: never;
    };
    "/counterparties/{counterpartyId}/payout-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payout methods of a counterparty */
        get: operations["PayoutMethod.list"];
        put?: never;
        /**
         * Save a payout method of a counterparty
         * @description Every value is checked by the rules of its country, check digits included. Answers contain only the last characters of sensitive values. At most 50 per counterparty.
         */
        post: operations["PayoutMethod.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counterparties/{counterpartyId}/payout-methods/{payoutMethodId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payout method */
        get: operations["PayoutMethod.read"];
        put?: never;
        post?: never;
        /**
         * Delete a payout method
         * @description It is no longer listed and cannot be paid; payouts to it stay.
         */
        delete: operations["PayoutMethod.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what payouts would cost
         * @description For any of the 17 currencies and rails. A quote that is not possible is answered with an error in its place; the others are still quoted.
         */
        post: operations["Quote.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rails
         * @description Those that are configured here, the most preferred first: by whom payouts in fiat are paid, and payins taken in.
         */
        get: operations["Rail.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rails/{rail}/drains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drain a rail
         * @description At once and on every replica, no new payout or payin is for it. What it has goes on: payouts that were executed are ordered and looked up, its callbacks are taken, payins are settled, closed and sent back, and money that comes to numbers that it gave out is taken in. A payout that was quoted by it and not executed is quoted anew by another rail, or refused with `PayoutQuoteExpired` where that is not wanted.
         */
        post: operations["Rail.drain"];
        /**
         * End the drain of a rail
         * @description It gets what is new again, as it is preferred and by its share.
         */
        delete: operations["Rail.resume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/provider-callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what became of a payout
         * @description For the payout providers that the operator has configured, which sign as Standard Webhooks specify. Each is believed of its own payouts alone. A report that is repeated counts once.
         */
        post: operations["ProviderCallback.tell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payout requests
         * @description With their payouts, newest first. A page has fewer requests than its limit if they have many payouts; `nextId` says where the next one begins.
         */
        get: operations["PayoutRequest.list"];
        put?: never;
        /**
         * Create a payout request
         * @description Up to 350 payouts from one account, accepted together or not at all: an error names every row that fails. Rows that fail in different ways are told by `ValidationFailed`, as `payouts.N.…` each. Nothing moves until the request is executed; payouts in fiat are quoted for five minutes. All are paid in one token, on the chain of the account.
         */
        post: operations["PayoutRequest.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/preflight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a payout request out
         * @description Nothing is stored and nothing moves. For each row: why it would be refused, what it would cost, and which earlier row pays the same.
         */
        post: operations["PayoutRequest.preflight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/{payoutRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payout request */
        get: operations["PayoutRequest.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/{payoutRequestId}/payouts/{payoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payout */
        get: operations["PayoutRequest.readPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/{payoutRequestId}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a payout request
         * @description Where the organization has set `payoutApprovals`, so many different keys have to agree before it is executed. A key that agrees again has agreed once.
         */
        post: operations["PayoutRequest.agree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/{payoutRequestId}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a payout request
         * @description From here on the money moves, exactly once. The tokens are reserved immediately; one transaction on the chain pays wallets and funds the other payouts, and once it is final, banks are asked to pay.
         */
        post: operations["PayoutRequest.execute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/{payoutRequestId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payout request
         * @description Possible until it is executed.
         */
        post: operations["PayoutRequest.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts
         * @description Each by itself, whatever request it is of.
         */
        get: operations["Payout.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{payoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payout by its id */
        get: operations["Payout.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/payins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let money arrive
         * @description As if somebody had sent it: for a requested payin, or to the number, code or wallet of an account. Right, wrong, late or twice: the answer always says what became of it. Tokens come over a simulated chain and are confirmed two seconds later by the sandbox clock.
         */
        post: operations["SandboxPayin.arrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/provider-callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that money came, or what became of it
         * @description For the payment providers that the operator has configured, which sign requests as in Standard Webhooks. Each is believed of its own payins and routes alone. The answer says whether the money is accepted or has to be sent back. A repeated report is answered the same and counts once.
         */
        post: operations["PayinCallback.tell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/allowed-senders/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Allow a sender
         * @description From now on, what this address sends to the account on this chain is a payin. Repeating the request changes nothing but the label. An organization has at most 100: an address counts once for each account and chain.
         */
        put: operations["AllowedSender.allow"];
        post?: never;
        /**
         * Disallow a sender
         * @description From now on, what it sends creates no payin and only changes the balance. Earlier payins stay.
         */
        delete: operations["AllowedSender.disallow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/allowed-senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List allowed senders
         * @description Of all accounts, or of one.
         */
        get: operations["AllowedSender.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payins
         * @description Requested payins and those created by money that came unasked, newest first.
         */
        get: operations["Payin.list"];
        put?: never;
        /**
         * Ask for money
         * @description Requests a transfer in ARS or a PIX payment in BRL, of exactly this amount. The answer says how to pay; the money is converted to tokens for the account. An organization that waits for its first approval may ask; one that is suspended, or lost its approval, may not.
         */
        post: operations["Payin.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/{payinId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payin */
        get: operations["Payin.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/{payinId}/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what came for a payin
         * @description All money that a rail reported for it, newest first: what was accepted, and what was sent back and why.
         */
        get: operations["Payin.arrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/{payinId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payin
         * @description As long as no money has come. What comes later is sent back.
         */
        post: operations["Payin.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what payins would bring
         * @description For money in ARS, BRL and USD, before any developer fee. Where one cannot be quoted, its place in the list says why; the others are quoted all the same.
         */
        post: operations["PayinQuote.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payins/deposit-instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where money for an account can be sent
         * @description At any time and in any amount: in ARS to a CVU, in BRL by a PIX code, in USD by ACH where there is a provider for it, USDT on TRON and USDC on SOLANA to its wallet. They stay the same. Where senders are allowed on a chain, it is listed once for each of them; without one, tokens from there change the balance and create no payin.
         */
        get: operations["DepositInstructions.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the event log
         * @description Server-sent events, within a second of what happened: those after `from`, then what comes. Send the last `id` as `Last-Event-ID` to go on after a break, and you will see every event exactly once, in order. A message without `data` is a heartbeat, at least every 15 seconds. Who takes nothing for half a minute is cut, and can go on. The stream ends with its key or session; that of people after half an hour. People of the staff who name no organization follow all of them: there, `id` is no position, and after a break an event may come again.
         */
        get: operations["EventStream.follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event log
         * @description Oldest first. Continue with `after` set to the last position you have seen, and you will see every event exactly once. People of the staff who name no organization read those of all, newest first, by `nextId`.
         */
        get: operations["Event.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an event */
        get: operations["Event.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Without their secrets.
         */
        get: operations["Webhook.list"];
        put?: never;
        /**
         * Create a webhook
         * @description It is `DISABLED` until you activate it, so that you can first store the secret where your receiver finds it. At most 10 per organization.
         */
        post: operations["Webhook.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description If Gatehouse disabled it, it says why.
         */
        get: operations["Webhook.read"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook
         * @description With all deliveries and their history. This cannot be undone.
         */
        delete: operations["Webhook.remove"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description The URL, the categories, or both. Waiting deliveries go to the new URL.
         */
        patch: operations["Webhook.change"];
        trace?: never;
    };
    "/webhooks/{webhookId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Activate or disable a webhook
         * @description While it is disabled, nothing is sent and no new deliveries are created; pending ones continue as soon as it is activated again. Replay the events that were recorded meanwhile.
         */
        patch: operations["Webhook.setStatus"];
        trace?: never;
    };
    "/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret
         * @description For 24 hours the old secret signs beside the new one, so that you can switch without a gap. The ed25519 key pair stays.
         */
        post: operations["Webhook.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description A delivery with a sample payload of this type to an active webhook. It is signed and retried like any other, but is not in the event log.
         */
        post: operations["Delivery.sendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Each delivery with all attempts: when it was made, what your receiver answered, or why it could not be reached. Kept for 30 days.
         */
        get: operations["Delivery.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver once more
         * @description Immediately, whether it is dead or was delivered. The id stays the same, and `attemptNumber` continues.
         */
        post: operations["Delivery.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a range of events
         * @description New deliveries of events that are in the log already, such as those recorded while the webhook was disabled. `eventId` stays the same, so that a receiver can skip events it has handled. At most three at a time per webhook.
         */
        post: operations["Delivery.replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sign-in/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with the provider
         * @description Where `OIDC_ISSUER` is set. The browser goes on at `url`, and comes back signed in.
         */
        post: operations["OpenId.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sign-in/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the provider
         * @description With what the provider gave; once, and in the browser that began. Sets the cookie of the session.
         */
        get: operations["OpenId.comeBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List proposals */
        get: operations["Proposal.list"];
        put?: never;
        /**
         * Propose something that takes a second person
         * @description Where nobody else has to agree, it is carried out at once. It expires after 7 days.
         */
        post: operations["Proposal.make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a proposal */
        get: operations["Proposal.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a proposal
         * @description By somebody whose roles let them, and never by the person who made it. The last approval that is missing carries it out in its own transaction; what has become impossible makes it `failed`, and `outcome` says why.
         */
        post: operations["Proposal.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a proposal
         * @description By somebody who could agree to it.
         */
        post: operations["Proposal.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a proposal
         * @description By the person who made it.
         */
        post: operations["Proposal.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what takes how many people */
        get: operations["Approvals.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what takes how many people
         * @description A second person has to agree, whatever it is changed to. What is not named stays as it is.
         */
        patch: operations["Approvals.change"];
        trace?: never;
    };
    "/staff/sign-in/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in with a passkey */
        post: operations["Passkey.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Sets the cookie of the session: 30 minutes without a request end it, and 12 hours at the latest.
         */
        post: operations["Passkey.finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how people sign in here */
        get: operations["WaysIn.ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sign-in/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a made-up person
         * @description In the sandbox, with the demo on, and from the machine itself alone. Sets the cookie of the session.
         */
        post: operations["WaysIn.asMadeUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description One's own that are open; with `staff:write` anybody's.
         */
        get: operations["StaffSession.list"];
        put?: never;
        post?: never;
        /**
         * End all sessions
         * @description One's own, also the one that asks; with `staff:write` anybody's. Once it is answered, no process takes them.
         */
        delete: operations["StaffSession.endAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out */
        delete: operations["StaffSession.signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sessions/{staffSessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description One's own; with `staff:write` anybody's. Once it is answered, no process takes it.
         */
        delete: operations["StaffSession.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List staff */
        get: operations["Staff.list"];
        put?: never;
        /**
         * Invite a person
         * @description The link in the answer works once, for 72 hours. The operator invites the first administrator.
         */
        post: operations["Staff.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person again
         * @description For who let an invitation expire, or lost what they sign in with. Earlier links no longer work. Once the person comes in with this one, whatever they signed in with before no longer does, and their other sessions have ended.
         */
        post: operations["Staff.inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who is signed in */
        get: operations["Staff.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a person */
        get: operations["Staff.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a person
         * @description Once a suspension is answered, no process accepts a session of that person. The last active administrator stays one.
         */
        patch: operations["Staff.change"];
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what waits, and how much there was
         * @description Counts of all organizations. Each part is there for those who may read what it counts.
         */
        get: operations["Overview.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    account_credited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** account_credited */
        post: operations["webhook.account_credited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    account_debited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** account_debited */
        post: operations["webhook.account_debited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    payout_request_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payout_request_status_changed */
        post: operations["webhook.payout_request_status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    payout_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payout_status_changed */
        post: operations["webhook.payout_status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    payin_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payin_status_changed */
        post: operations["webhook.payin_status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    verification_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** verification_status_changed */
        post: operations["webhook.verification_status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    tos_accepted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** tos_accepted */
        post: operations["webhook.tos_accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    compliance_review_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** compliance_review_status_changed */
        post: operations["webhook.compliance_review_status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    compliance_review_due: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** compliance_review_due */
        post: operations["webhook.compliance_review_due"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    associated_person_invitation_requested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** associated_person_invitation_requested */
        post: operations["webhook.associated_person_invitation_requested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        LivenessReport: {
            /** @enum {string} */
            status: "live";
        };
        ReadinessReport: {
            /** @enum {string} */
            status: "ready";
            /** @description What was checked, and works. */
            checked: string[];
            /** @description What does not work just now: requests that need it are answered 503, all others as ever. */
            failing: string[];
            /** @description What is not set up, so it is not done here. */
            notSetUp: string[];
        };
        CreateOrganization: {
            /**
             * @description The legal name, kept as it is written.
             * @example Acme S.A.
             */
            name: string;
            /** @enum {string} */
            type: "business" | "individual";
            /**
             * @description Where it is registered, or lives.
             * @example AR
             */
            country: string;
            /**
             * Format: uuid
             * @description Makes it a child of this organization. Implied when an organization creates it.
             */
            parentOrganizationId?: string;
        };
        VerificationInactiveStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inactive";
        };
        VerificationPendingStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pending";
        };
        VerificationApprovedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "approved";
            /** Format: date-time */
            approvedAt: string;
        };
        VerificationErroredStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "errored";
            /** @description What went wrong. */
            details: string;
            /** Format: date-time */
            erroredAt: string;
        };
        VerificationRejectedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rejected";
            /** @description Why the organization was rejected. */
            reason: string;
            /** Format: date-time */
            rejectedAt: string;
        };
        TermsOfService: {
            /** @enum {string} */
            status: "notAccepted" | "accepted";
            /**
             * Format: date-time
             * @description Once they are accepted.
             */
            signedAt?: string;
            /** @description Once they are accepted. */
            version?: string;
        };
        PayoutApprovals: {
            /**
             * @description How many different keys with `payouts:execute` have to agree.
             * @example 2
             */
            keys: number;
            /**
             * @description Only for payout requests of so many dollars, or more; without it for all.
             * @example 10000
             */
            fromUsd?: number;
        };
        Frozen: {
            /**
             * @description `debit`: nothing leaves. `credit`: what comes is kept apart. `all`: both.
             * @enum {string}
             */
            direction: "debit" | "credit" | "all";
            /** Format: date-time */
            since: string;
        };
        Organization: {
            /** Format: uuid */
            id: string;
            /** @example Acme S.A. */
            name: string;
            /** @enum {string} */
            type: "business" | "individual";
            /** @example AR */
            country: string;
            /** Format: uuid */
            parentOrganizationId?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            termsOfService: components["schemas"]["TermsOfService"];
            /** @description Its verification, as a business or an individual. */
            verification: Omit<components["schemas"]["ServiceKycVerificationStatus"], "type">;
            /** @description Where keys have to agree before money moves. */
            payoutApprovals?: components["schemas"]["PayoutApprovals"];
            /**
             * Format: date-time
             * @description Since when it is suspended: it neither pays nor is paid.
             */
            suspendedAt?: string;
            /** @description Where the operator has frozen all its accounts: what is stopped of them, and since when. */
            frozen?: components["schemas"]["Frozen"];
        };
        OrganizationPage: {
            results: components["schemas"]["Organization"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        Volume: {
            /** @description In USD, rounded up: what counts of the last 30 days. */
            used: number;
            /** @description In USD. Without it there is no limit. */
            limit?: number;
            /**
             * Format: date-time
             * @description When the oldest day that counts stops counting.
             */
            nextResetAt?: string;
        };
        OrganizationLimits: {
            payouts: components["schemas"]["Volume"];
            payins: components["schemas"]["Volume"];
            /** @description In USD, of each payout and each payin. Without it there is no limit. */
            single?: number;
        };
        ChangeOrganization: {
            /** @description Who has to agree before a payout request is executed. */
            payoutApprovals: components["schemas"]["PayoutApprovals"];
        };
        EraseOrganization: {
            /**
             * @description Kept with the erased organization. Write no personal data here.
             * @example Asked for by the customer on 2026-11-20
             */
            reason: string;
        };
        ThemeAccent: {
            /**
             * @description On light pages: at least 4.5:1 against white.
             * @example #7c3aed
             */
            light: string;
            /**
             * @description On dark pages: at least 4.5:1 against `#10161f`.
             * @example #c4b5fd
             */
            dark: string;
        };
        Theme: {
            /**
             * @description What customers know it as: shown above its legal name.
             * @example Acme
             */
            name?: string;
            /** @description Of main buttons, links, and what is chosen. */
            accent?: components["schemas"]["ThemeAccent"];
            /**
             * @description Of corners, in pixels.
             * @example 4
             */
            radius?: number;
            /**
             * @description A typeface of the device: none is loaded.
             * @example serif
             * @enum {string}
             */
            fontFamily?: "system" | "serif" | "rounded" | "monospace";
            /**
             * @description Absent: as the device of the person is set.
             * @example light
             * @enum {string}
             */
            colorScheme?: "light" | "dark";
        };
        SuspendOrganization: {
            /**
             * @description Kept in the audit trail, which the organization does not read. Write no personal data here.
             * @example Asked for by the authority on 2026-11-20
             */
            reason: string;
        };
        Suspension: {
            /** Format: uuid */
            organizationId: string;
            /** Format: date-time */
            suspendedAt: string;
        };
        Approval: {
            /** Format: uuid */
            staffId: string;
            /** Format: date-time */
            at: string;
            /** @example I have read the articles too. */
            note?: string;
        };
        ConcludedProposal: {
            /** Format: uuid */
            id: string;
            /**
             * @example review.decide
             * @enum {string}
             */
            action: "review.decide" | "review.revoke" | "organization.resume" | "account.unfreeze" | "key.create" | "payout.resolve" | "exception.resolve" | "adjustment.post" | "treasury.transfer" | "approvals.change";
            /**
             * @description What the action is given; empty for those who may neither propose it nor agree to it.
             * @example {
             *       "complianceReviewId": "0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00"
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            /** @example Approve a FULL review */
            summary: string;
            /** @example All documents are in order. */
            reason: string;
            /** @enum {string} */
            status: "open" | "approved" | "rejected" | "withdrawn" | "expired" | "failed";
            /**
             * Format: uuid
             * @description Whose it is about, where it is about one.
             */
            organizationId?: string;
            /** Format: uuid */
            proposedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description By so many other people. */
            requiredApprovals: number;
            approvals: components["schemas"]["Approval"][];
            /**
             * @description What came of it: `result` once it is carried out, `error` where it could not be.
             * @example {
             *       "result": {
             *         "complianceReviewId": "0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00"
             *       }
             *     }
             */
            outcome?: {
                [key: string]: unknown;
            };
            /**
             * @description Of a key that this has made: in this answer, and never again.
             * @example gk_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…
             */
            secret?: string;
        };
        FreezeMoney: {
            /**
             * @description `debit`: nothing leaves. `credit`: what comes is kept apart. `all`: both. What is frozen in the other direction already is frozen in both from then on.
             * @enum {string}
             */
            direction: "debit" | "credit" | "all";
            /**
             * @description Kept in the audit trail, which the organization does not read. Write no personal data here.
             * @example Court order 4711 of 2026-11-20
             */
            reason: string;
        };
        Freeze: {
            /** Format: uuid */
            organizationId: string;
            /**
             * Format: uuid
             * @description Absent where all accounts of the organization are frozen, now and later.
             */
            accountId?: string;
            /** @enum {string} */
            direction: "debit" | "credit" | "all";
            /**
             * Format: date-time
             * @description Since when it is frozen in this direction.
             */
            frozenAt: string;
        };
        CreateApiKey: {
            /**
             * @description To tell your keys apart.
             * @example server
             */
            name: string;
            /**
             * @description What the key may do; `:write` implies `:read`. An organization can give no scope that its own key lacks.
             * @example [
             *       "organizations:write",
             *       "webhooks:read"
             *     ]
             */
            scopes: ("organizations:read" | "organizations:write" | "accounts:read" | "accounts:write" | "compliance:read" | "compliance:write" | "compliance:decide" | "payouts:read" | "payouts:write" | "payouts:execute" | "payins:read" | "payins:write" | "webhooks:read" | "webhooks:write" | "sandbox:write")[];
            /**
             * Format: date-time
             * @description From then on the key is refused. Without it, the key does not expire. A key that expires makes none that live longer.
             */
            expiresAt?: string;
            /**
             * @description In which version of the API its requests are answered that name none in `Gatehouse-Version`. Without it, the newest one at its first use.
             * @enum {string}
             */
            apiVersion?: "2026-11-28";
        };
        CreatedApiKey: {
            /** Format: uuid */
            id: string;
            /** @example server */
            name: string;
            scopes: ("organizations:read" | "organizations:write" | "accounts:read" | "accounts:write" | "compliance:read" | "compliance:write" | "compliance:decide" | "payouts:read" | "payouts:write" | "payouts:execute" | "payins:read" | "payins:write" | "webhooks:read" | "webhooks:write" | "sandbox:write")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt?: string;
            /**
             * Format: date-time
             * @description Exact to a few seconds.
             */
            lastUsedAt?: string;
            /**
             * @description In which its requests are answered that name no version. Absent until it is used.
             * @enum {string}
             */
            apiVersion?: "2026-11-28";
            /**
             * @description The key itself. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.
             * @example gk_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…
             */
            secret?: string;
        };
        ApiKey: {
            /** Format: uuid */
            id: string;
            /** @example server */
            name: string;
            scopes: ("organizations:read" | "organizations:write" | "accounts:read" | "accounts:write" | "compliance:read" | "compliance:write" | "compliance:decide" | "payouts:read" | "payouts:write" | "payouts:execute" | "payins:read" | "payins:write" | "webhooks:read" | "webhooks:write" | "sandbox:write")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt?: string;
            /**
             * Format: date-time
             * @description Exact to a few seconds.
             */
            lastUsedAt?: string;
            /**
             * @description In which its requests are answered that name no version. Absent until it is used.
             * @enum {string}
             */
            apiVersion?: "2026-11-28";
        };
        ApiKeyPage: {
            results: components["schemas"]["ApiKey"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        AcceptTerms: {
            /**
             * @description The version that is accepted; the current one when absent.
             * @example 1.0
             */
            version?: string;
        };
        TermsAcceptance: {
            /** Format: uuid */
            organizationId: string;
            /** @example 1.0 */
            version: string;
            /** Format: date-time */
            signedAt: string;
            /**
             * @description `ui` where a person accepted them in the widget.
             * @example ui
             * @enum {string}
             */
            source: "ui" | "api" | "test";
            /**
             * @description Who accepted, as they wrote it in the widget.
             * @example Ana Diaz
             */
            signedBy?: string;
        };
        TermsAcceptancePage: {
            results: components["schemas"]["TermsAcceptance"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        DestinationToken: {
            /** @enum {string} */
            symbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA";
        };
        CreateAccount: {
            /** @example Treasury */
            name: string;
            /** @example Pays the suppliers */
            description?: string;
            /** @description What deposits from outside become: USDC or USDT on an EVM chain, which is also the chain the account pays from. USDC on POLYGON when absent. */
            destinationToken?: components["schemas"]["DestinationToken"];
        };
        TokenWithBlockchain: {
            /** @enum {string} */
            symbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
        };
        WalletDetails: {
            /** @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 */
            walletAddress: string;
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
        };
        AccountBalance: {
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Decimal places of the smallest unit.
             * @example 6
             */
            exponent: number;
            /**
             * @description What can be used now, in the smallest unit.
             * @example 12500000
             */
            value: string;
            /**
             * @description What is held for payouts in progress, in the smallest unit; not in `value`.
             * @example 0
             */
            reserved: string;
            /**
             * @description What the account had used of a credit that was taken back, since its chain replaced a final block, in the smallest unit. What comes next pays it first.
             * @example 250000
             */
            owed?: string;
            /**
             * @description What came while the account was frozen, in the smallest unit; not in `value` until that ends.
             * @example 5000000
             */
            frozen?: string;
        };
        AccountDetails: {
            walletDetails: components["schemas"]["WalletDetails"];
            /** @description The destination token, and every other that the account ever held. */
            balances: components["schemas"]["AccountBalance"][];
        };
        Account: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** @example Treasury */
            name: string;
            description?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Whether the API may manage the account. */
            isApiEnabled: boolean;
            /**
             * @description `ACTIVE` once its wallet is made, which takes a moment.
             * @enum {string}
             */
            status: "INITIALIZING" | "ACTIVE";
            destinationToken: components["schemas"]["TokenWithBlockchain"];
            /** @description Once it is `ACTIVE`. */
            accountDetails?: components["schemas"]["AccountDetails"];
            /** @description Where the operator has frozen it, or its organization: what is stopped of it, and since when. */
            frozen?: components["schemas"]["Frozen"];
        };
        AccountPage: {
            results: components["schemas"]["Account"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ChangeAccount: {
            name?: string;
            description?: string;
            /** @description What deposits from outside become: USDC or USDT on an EVM chain, which is also the chain the account pays from. */
            destinationToken?: components["schemas"]["DestinationToken"];
            /** @description Whether the API may manage the account. The operator alone changes it. */
            isApiEnabled?: boolean;
        };
        LedgerEntry: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description What it is about, such as a deposit or a transfer.
             */
            subjectId: string;
            /**
             * @description Which step of it: each is posted once.
             * @example reserve
             */
            step: string;
            /**
             * @description From which book.
             * @example available
             */
            source: string;
            /**
             * @description Into which book.
             * @example reserved
             */
            destination: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @example 6 */
            exponent: number;
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            value: string;
            /**
             * Format: date-time
             * @description When it was posted: from then on it is in the balance.
             */
            postedAt: string;
            /**
             * Format: date-time
             * @description When what it books took effect, such as the block of a deposit, which is posted once it is final.
             */
            effectiveAt: string;
        };
        LedgerEntryPage: {
            results: components["schemas"]["LedgerEntry"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        TokenAmount: {
            /** @example 12.5 */
            tokenAmount: number;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
        };
        Movement: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            accountId: string;
            tokenAmount: components["schemas"]["TokenAmount"];
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @description `adjustment:` and its id where the operator posted it by hand, and nothing moved on a chain. */
            transactionHash: string;
            sourceWalletAddress: string;
            /** @description The recipient; where several were paid, the contract that handed the tokens on to them; the wallet itself where the tokens stay in it and change hands. */
            destinationWalletAddress: string;
            /**
             * Format: date-time
             * @description When its block was made, or the tokens changed hands.
             */
            transactionDate: string;
        };
        MovementPage: {
            results: components["schemas"]["Movement"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        PastBalances: {
            /** Format: uuid */
            accountId: string;
            /** Format: date-time */
            at: string;
            /** @description Whether no more entries can come before that moment; that takes some minutes. */
            isFinal: boolean;
            /** @description Of every token that the account had held by then. */
            balances: components["schemas"]["AccountBalance"][];
        };
        StatementBalance: {
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Decimal places of the smallest unit.
             * @example 6
             */
            exponent: number;
            /**
             * @description At the beginning, with what was reserved or frozen.
             * @example 12500000
             */
            opening: string;
            /**
             * @description All that came.
             * @example 12500000
             */
            credits: string;
            /**
             * @description All that left.
             * @example 12500000
             */
            debits: string;
            /**
             * @description At the end: the opening and the credits, without the debits.
             * @example 12500000
             */
            closing: string;
        };
        StatementEntry: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description What it is about, such as a deposit or a transfer.
             */
            subjectId: string;
            /**
             * @description Which step of it: each is posted once.
             * @example reserve
             */
            step: string;
            /**
             * @description From which book.
             * @example available
             */
            source: string;
            /**
             * @description Into which book.
             * @example reserved
             */
            destination: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @example 6 */
            exponent: number;
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            value: string;
            /**
             * Format: date-time
             * @description When it was posted: from then on it is in the balance.
             */
            postedAt: string;
            /**
             * Format: date-time
             * @description When what it books took effect, such as the block of a deposit, which is posted once it is final.
             */
            effectiveAt: string;
            /** @enum {string} */
            type: "credit" | "debit";
            /**
             * @description Of this token on this chain after the entry, with what was reserved or frozen.
             * @example 12500000
             */
            balance: string;
        };
        Statement: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @description Whether no more entries can come before that moment; that takes some minutes. */
            isFinal: boolean;
            /** @description Of every token that was held by the end. */
            balances: components["schemas"]["StatementBalance"][];
            /** @description What came or left, oldest first. What is reserved or freed within it is no entry. */
            entries: components["schemas"]["StatementEntry"][];
            /** Format: uuid */
            accountId: string;
        };
        PurseStatement: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @description Whether no more entries can come before that moment; that takes some minutes. */
            isFinal: boolean;
            /** @description Of every token that was held by the end. */
            balances: components["schemas"]["StatementBalance"][];
            /** @description What came or left, oldest first. What is reserved or freed within it is no entry. */
            entries: components["schemas"]["StatementEntry"][];
            /** @enum {string} */
            purse: "collected" | "liquidity";
        };
        RailStatementBalance: {
            /** @enum {string} */
            fiatCurrencyCode: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
            /**
             * @description Decimal places of the smallest unit.
             * @example 2
             */
            exponent: number;
            /**
             * @description What the rail held at the beginning; below zero where it had paid more.
             * @example 12500000
             */
            opening: string;
            /**
             * @description All that came to it.
             * @example 12500000
             */
            credits: string;
            /**
             * @description All that left it, its fees included.
             * @example 12500000
             */
            debits: string;
            /**
             * @description At the end: the opening and the credits, without the debits.
             * @example 12500000
             */
            closing: string;
        };
        RailStatementEntry: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description For whose payment.
             */
            organizationId: string;
            /**
             * Format: uuid
             * @description The payout or the payin.
             */
            subjectId: string;
            /**
             * @description Which step of it: each is posted once.
             * @example railReport:0c4hkd0n8ih0
             */
            step: string;
            /**
             * @description From which book.
             * @example payable
             */
            source: string;
            /**
             * @description Into which book.
             * @example rail:sandbox:ARS
             */
            destination: string;
            /** @enum {string} */
            fiatCurrencyCode: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
            /** @example 2 */
            exponent: number;
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            value: string;
            /**
             * Format: date-time
             * @description When it was posted: from then on it is in the balance.
             */
            postedAt: string;
            /**
             * Format: date-time
             * @description When what it books took effect.
             */
            effectiveAt: string;
            /**
             * @description Whether the rail holds more after it, or less.
             * @enum {string}
             */
            type: "credit" | "debit";
            /**
             * @description What the rail holds in this currency after the entry.
             * @example 12500000
             */
            balance: string;
        };
        RailStatement: {
            /** @example sandbox */
            rail: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @description Whether no more entries can come before that moment; that takes some minutes. */
            isFinal: boolean;
            /** @description Of every currency that had moved by the end. */
            balances: components["schemas"]["RailStatementBalance"][];
            /** @description What came to the rail or left it, oldest first. */
            entries: components["schemas"]["RailStatementEntry"][];
        };
        RelatedResource: {
            /** @enum {string} */
            type: "payin" | "payoutRequest" | "developerFeeWithdrawal" | "treasuryTransfer" | "adjustment";
            /** Format: uuid */
            id: string;
        };
        Transaction: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            accountId: string;
            tokenAmount: components["schemas"]["TokenAmount"];
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @description `adjustment:` and its id where the operator posted it by hand, and nothing moved on a chain. */
            transactionHash: string;
            sourceWalletAddress: string;
            /** @description The recipient; where several were paid, the contract that handed the tokens on to them; the wallet itself where the tokens stay in it and change hands. */
            destinationWalletAddress: string;
            /**
             * Format: date-time
             * @description When its block was made, or the tokens changed hands.
             */
            transactionDate: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** @enum {string} */
            type: "credit" | "debit";
            /** @description What it was for, if it was for a payin, payouts or developer fees, or was posted by hand. */
            related?: components["schemas"]["RelatedResource"];
        };
        TransactionPage: {
            results: components["schemas"]["Transaction"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ProofSum: {
            /**
             * @description Of tokens, or of the coin in which a chain is paid, with their `blockchain`.
             * @enum {string}
             */
            tokenSymbol?: "USDC" | "USDT" | "ETH" | "POL" | "CELO" | "XPL" | "SOL" | "TRX";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain?: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Of money, which is on no chain.
             * @enum {string}
             */
            fiatCurrencyCode?: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
            /**
             * @description Of all balances, in the smallest unit: `0`.
             * @example 0
             */
            sum: string;
        };
        WrongPlace: {
            /**
             * @description Of tokens, or of the coin in which a chain is paid, with their `blockchain`.
             * @enum {string}
             */
            tokenSymbol?: "USDC" | "USDT" | "ETH" | "POL" | "CELO" | "XPL" | "SOL" | "TRX";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain?: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Of money, which is on no chain.
             * @enum {string}
             */
            fiatCurrencyCode?: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
            /** Format: uuid */
            organizationId: string;
            /**
             * Format: uuid
             * @description Of a book of an account.
             */
            accountId?: string;
            /** @example available */
            book: string;
            /**
             * @description What is kept of it, in the smallest unit.
             * @example 12500000
             */
            held: string;
            /**
             * @description What its lines add up to.
             * @example 12500001
             */
            lines: string;
        };
        WalletDifference: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            accountId: string;
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 */
            walletAddress: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @description What it should hold by the ledger, in the smallest unit.
             * @example 12500000
             */
            ledgerValue: string;
            /**
             * @description What it holds on its chain.
             * @example 0
             */
            chainValue: string;
            /**
             * @description The final block at which it was looked at.
             * @example 81234567
             */
            block: string;
            /**
             * Format: date-time
             * @description When it was first found. From then on the wallet signs nothing, until a reconciliation finds it in order.
             */
            openedAt: string;
        };
        OrderAmounts: {
            /** @enum {string} */
            fiatCurrencyCode: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
            /**
             * @description What left the rail and has not come back, or what it holds of money that came; in the smallest unit.
             * @example 150000
             */
            fiatUnits: string;
            /**
             * @description All that the rail has charged for it.
             * @example 250
             */
            feeUnits: string;
            /** @description The rail's own id. */
            reference?: string;
        };
        RailDifference: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            direction: "payouts" | "payins";
            /** @example http-provider first-bank */
            rail: string;
            /** @enum {string} */
            kind: "unknownToUs" | "unknownToRail" | "differs";
            /** @description The id of the payout, or of the movement by which money came. */
            orderId: string;
            /**
             * Format: uuid
             * @description Whose it is, if it is known here.
             */
            organizationId?: string;
            /** @description In our books. */
            booked?: components["schemas"]["OrderAmounts"];
            /** @description In the list of the rail. */
            listed?: components["schemas"]["OrderAmounts"];
            /**
             * Format: date-time
             * @description Since when it is as it is.
             */
            since: string;
        };
        Proof: {
            /** @description Whether every sum is 0, every balance is what its lines make it, no account is below zero, no wallet is known to hold something else than the ledger says, and no rail to list something else. */
            balanced: boolean;
            sums: components["schemas"]["ProofSum"][];
            /**
             * @description Some of the places that are wrong, at most 100.
             * @example []
             */
            wrong: components["schemas"]["WrongPlace"][];
            /**
             * @description Some of the wallets that the latest reconciliations found different, at most 100. They sign nothing.
             * @example []
             */
            differences: components["schemas"]["WalletDifference"][];
            /** @description Some of the orders that the latest reconciliations did not find in the lists of rails as they are in our books, at most 100. */
            railDifferences: components["schemas"]["RailDifference"][];
            /**
             * Format: date-time
             * @description When all lines were last added up again, which happens once a day: in between, what is new is.
             */
            wholeProvedAt?: string;
            /**
             * Format: date-time
             * @description When the last reconciliation began that compared all wallets with their chains.
             */
            reconciledAt?: string;
        };
        Conversion: {
            /** @enum {string} */
            conversion: "betweenTokens" | "usdToWallet";
            /**
             * @description In percent.
             * @example 0.1
             */
            spreadPercentage: number;
            /**
             * @description In tokens, on one day in UTC. Absent without a cap.
             * @example 50000
             */
            dailyCap?: number;
            /**
             * @description In tokens: how much of the cap is left today.
             * @example 12000
             */
            leftToday?: number;
            /** @description Whether nothing is converted. */
            isStopped: boolean;
        };
        NetworkFee: {
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /**
             * @description In which the chain is paid.
             * @example POL
             * @enum {string}
             */
            coin: "ETH" | "POL" | "CELO" | "XPL" | "SOL" | "TRX";
            /**
             * @description In tokens: what each payout to a wallet pays now.
             * @example 0.02
             */
            networkFee: number;
            /** @description Whether it was set. If not, it is what the last 100 payouts have cost, at `coinPrice`. */
            isNetworkFeeSet: boolean;
            /**
             * @description In tokens: the least that one payout may be.
             * @example 1
             */
            leastAmount: number;
            /**
             * @description What one coin is worth in USD, as it was set.
             * @example 0.35
             */
            coinPrice?: number;
            /**
             * @description In coins: what one of the last 100 payouts has cost, gas for wallets and approvals included.
             * @example 0.003
             */
            measuredCost?: number;
        };
        FeeSettings: {
            conversions: components["schemas"]["Conversion"][];
            /** @description One for each chain to which payouts go. */
            networks: components["schemas"]["NetworkFee"][];
        };
        NetworkFeeSetting: {
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /**
             * @description In tokens, for each payout. Without it: what the last 100 have cost, at `coinPrice`.
             * @example 0.02
             */
            networkFee?: number;
            /**
             * @description In tokens: the least that one payout may be. Without it there is none.
             * @example 1
             */
            leastAmount?: number;
            /**
             * @description What one coin of the chain is worth in USD. Without it the cost of a payout is not known in tokens.
             * @example 0.35
             */
            coinPrice?: number;
        };
        ConversionSetting: {
            /**
             * @description `betweenTokens`: USDC to USDT or back. `usdToWallet`: an amount in USD to a wallet.
             * @enum {string}
             */
            conversion: "betweenTokens" | "usdToWallet";
            /**
             * @description In percent, to the hundredth. Without it 0.
             * @example 0.1
             */
            spreadPercentage?: number;
            /**
             * @description In tokens, for all organizations together on one day in UTC. Without it as much as anyone likes.
             * @example 50000
             */
            dailyCap?: number;
            /** @description Whether nothing is converted until this is changed again. */
            isStopped?: boolean;
        };
        ChangeFeeSettings: {
            /**
             * @description Chains to set as a whole: what is left out of one is its default again. Other chains stay as they are.
             * @example [
             *       {
             *         "blockchain": "POLYGON",
             *         "leastAmount": 1,
             *         "coinPrice": 0.35
             *       }
             *     ]
             */
            networks?: components["schemas"]["NetworkFeeSetting"][];
            /**
             * @description Conversions to set as a whole: what is left out of one is its default again. Others stay as they are.
             * @example [
             *       {
             *         "conversion": "usdToWallet",
             *         "spreadPercentage": 0.1,
             *         "dailyCap": 50000,
             *         "isStopped": false
             *       }
             *     ]
             */
            conversions?: components["schemas"]["ConversionSetting"][];
            /**
             * @description Why, for the audit trail.
             * @example POL has doubled
             */
            reason: string;
        };
        Limit: {
            /**
             * @example LIGHT
             * @enum {string}
             */
            tier: "LIGHT" | "STANDARD" | "US_STANDARD" | "FULL";
            /**
             * @description As the organization was weighed when it was approved.
             * @example high
             * @enum {string}
             */
            risk: "low" | "medium" | "high";
            /**
             * @description In USD, of all payouts of 30 days; 0 for no limit.
             * @example 1000
             */
            payouts: number;
            /**
             * @description In USD, of all payins of 30 days; 0 for no limit.
             * @example 1000
             */
            payins: number;
            /**
             * @description In USD, of each payout and each payin; 0 for no limit.
             * @example 500
             */
            single: number;
        };
        LimitSettings: {
            /** @description One for each tier and risk. */
            limits: components["schemas"]["Limit"][];
        };
        ChangeLimitSettings: {
            /**
             * @description Limits to set. Those of other tiers and risks stay as they are.
             * @example [
             *       {
             *         "tier": "LIGHT",
             *         "risk": "high",
             *         "payouts": 500,
             *         "payins": 500,
             *         "single": 100
             *       }
             *     ]
             */
            limits: components["schemas"]["Limit"][];
            /**
             * @description Why, for the audit trail.
             * @example Decided by the board in October
             */
            reason: string;
        };
        HeldWallet: {
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @example 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 */
            address: string;
            /** Format: date-time */
            heldSince: string;
            /** @description What the chain has that is not known here. */
            because?: string;
            /** @description How many of its transactions are known here. */
            knownTransactions: number;
            /** @description Hashes of its payments that no transfer accounts for, as they were last looked up. */
            unexplained: string[];
        };
        HeldWalletList: {
            /** @description The one that is held longest first. */
            results: components["schemas"]["HeldWallet"][];
        };
        ReasonGiven: {
            /**
             * @description Why, for the audit trail.
             * @example Accounted for in ticket 4711
             */
            reason: string;
        };
        OpenTransfer: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Of the account that pays; for a preparation, such as gas, whose transfer it was first made for.
             */
            organizationId: string;
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description `requested`, or `signed` from when it may be on the chain.
             * @example signed
             */
            status: string;
            /**
             * @description Absent for a preparation.
             * @enum {string}
             */
            tokenSymbol?: "USDC" | "USDT";
            /**
             * @description What it prepares.
             * @example gas
             */
            prepares?: string;
            /** @description How many are paid by it. */
            payments: number;
            walletAddress: string;
            /** @description On chains with nonces, once it is signed. */
            nonce?: number;
            /** @description How many attempts to bring it further have failed in a row. */
            failures: number;
            /** @description Why it was asked to be canceled. */
            cancelReason?: string;
            /** Format: date-time */
            createdAt: string;
        };
        OpenTransferList: {
            /** @description The oldest first. */
            results: components["schemas"]["OpenTransfer"][];
        };
        ChainReconciliation: {
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @enum {string} */
            status: "running" | "finished";
            /** @description How many wallets have been compared so far. */
            wallets: number;
            /** @description How many tokens in wallets are not what the ledger says. */
            differences: number;
            /** @description How many could not be told, as they moved meanwhile: the next reconciliation looks again. */
            unsettled: number;
            /**
             * @description The final block at which the last were looked at.
             * @example 81234567
             */
            block?: string;
            /** @description Why the other wallets could not be compared. */
            failure?: string;
        };
        RailReconciliation: {
            /** @enum {string} */
            direction: "payouts" | "payins";
            /** @enum {string} */
            status: "running" | "finished";
            /** @example http-provider first-bank */
            rail?: string;
            /**
             * Format: date-time
             * @description From this day on all orders were compared. Absent where they could not be, and where the rail keeps no list.
             */
            since?: string;
            /** @description How many orders the rail has to know. */
            orders: number;
            /** @description How many orders are not in its list as they are in our books. */
            differences: number;
            /** @description How many seem not to be, and may only be on their way: the next reconciliation looks again. */
            unsettled: number;
            /** @description Why the other orders could not be compared. */
            failure?: string;
        };
        Reconciliation: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "running" | "finished";
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            finishedAt?: string;
            chains: components["schemas"]["ChainReconciliation"][];
            rails: components["schemas"]["RailReconciliation"][];
        };
        ReconciliationPage: {
            results: components["schemas"]["Reconciliation"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        RequestRewind: {
            /**
             * @description The first block that is read again.
             * @example 68400120
             */
            fromBlock: number;
            /** @example POLYGON replaced 200 blocks; see the note of its developers. */
            reason: string;
        };
        Rewind: {
            /** Format: uuid */
            id: string;
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description `done` once the chain is final up to `throughBlock`, and what it lacks has been taken back.
             * @example done
             * @enum {string}
             */
            status: "requested" | "underWay" | "refused" | "done";
            /** @example 68400120 */
            fromBlock: number;
            /**
             * @description The newest block when it began.
             * @example 68400319
             */
            throughBlock?: number;
            reason: string;
            /** @description Why it was `refused`. */
            refusal?: string;
            /**
             * @description Credits that stay, as the chain has their deposits again.
             * @example 12
             */
            depositsKept: number;
            /**
             * @description Credits that were taken back.
             * @example 1
             */
            depositsReversed: number;
            /**
             * @description Transfers that were final, and are sent until they are again.
             * @example 3
             */
            transfersSentAgain: number;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            endedAt?: string;
        };
        RewindPage: {
            results: components["schemas"]["Rewind"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ExceptionSubject: {
            /** @enum {string} */
            type: "payout" | "payin" | "arrival" | "deposit" | "transfer" | "account" | "wallet" | "chain" | "treasury" | "order";
            /**
             * @description Its id; of a wallet its chain and address, of the treasury its account, chain and token.
             * @example 0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00
             */
            id: string;
        };
        ExceptionAmount: {
            /** @enum {string} */
            tokenSymbol?: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain?: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @enum {string} */
            fiatCurrencyCode?: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            units: string;
        };
        ExceptionResolutionView: {
            /**
             * @description Absent where it went by itself.
             * @enum {string}
             */
            option?: "retry" | "reconcile" | "close" | "failAndGiveBack" | "markAsPaid" | "markAsFailed" | "markAsReturned" | "writeOff" | "cancel" | "release";
            /**
             * @description Who did it.
             * @example staff:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00
             */
            by?: string;
            /** @example The bank has confirmed it, ticket 4711 */
            reason: string;
            /** Format: date-time */
            at: string;
        };
        Exception: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** @enum {string} */
            kind: "payoutStuck" | "railContradiction" | "payinRecalled" | "unmatchedMoney" | "returnUnconfirmed" | "transferStuck" | "walletHeld" | "reorg" | "treasuryShort" | "gasShort" | "difference" | "frozenDeposit" | "refundToErased" | "poisonedRecipient";
            /** @enum {string} */
            status: "open" | "resolved";
            subject: components["schemas"]["ExceptionSubject"];
            /** @description What it is about, where that is known. */
            amount?: components["schemas"]["ExceptionAmount"];
            /** Format: date-time */
            openedAt: string;
            /** @example Its rail has not said anything new for 4 hours */
            because: string;
            /** @description What can be done about it. `retry`: tries now what is tried from time to time anyway. `reconcile`: compares again. `close`: changes nothing here, as it was settled elsewhere or somebody has looked. `failAndGiveBack`: the recipient is not paid, and the account gets its tokens back. `markAsPaid`: somebody has seen that the recipient has the money. `markAsFailed`: somebody has seen that the recipient was never paid. `markAsReturned`: somebody has seen that the sender has the money back. `writeOff`: nobody waits for it any more: what is owed to us stays in the book `receivable`, and what nobody is there to have is earned. `cancel`: the transfer ends without being made, where the chain still lets it. `release`: the wallet signs again, or the tokens are part of the balance. */
            options: ("retry" | "reconcile" | "close" | "failAndGiveBack" | "markAsPaid" | "markAsFailed" | "markAsReturned" | "writeOff" | "cancel" | "release")[];
            resolution?: components["schemas"]["ExceptionResolutionView"];
        };
        ExceptionPage: {
            results: components["schemas"]["Exception"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ExceptionResolution: {
            /**
             * @description One of the `options` of the exception.
             * @enum {string}
             */
            option: "retry" | "reconcile" | "close" | "failAndGiveBack" | "markAsPaid" | "markAsFailed" | "markAsReturned" | "writeOff" | "cancel" | "release";
            /**
             * @description Why, and where the evidence is, for the audit trail. Write no personal data here.
             * @example The bank has confirmed it, ticket 4711
             */
            reason: string;
        };
        TreasuryToken: {
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @description What lies in the wallet by the ledger, in the smallest unit.
             * @example 12500000
             */
            held: string;
            /**
             * @description What is to be paid from it: by `collected` what it keeps for payouts until they are paid or it goes back, by `liquidity` what payins and payouts to wallets wait for and the fees of developers. Of 10,000 payins and payouts each at most.
             * @example 12000000
             */
            owed: string;
            /**
             * @description What is held less what is owed; below zero where it falls short.
             * @example 500000
             */
            free: string;
            /**
             * @description What left it on a day of the last week, on average.
             * @example 750000
             */
            leavesDaily: string;
            /** @description For how many days it lasts if it goes on like that, and nothing comes. */
            daysLeft?: number;
        };
        TreasuryGas: {
            /**
             * @example POL
             * @enum {string}
             */
            coin: "ETH" | "POL" | "CELO" | "XPL" | "SOL" | "TRX";
            /**
             * @description What the chain says is there, in billionths. Absent where its node does not say within two seconds.
             * @example 3000000000
             */
            held?: string;
            /**
             * @description What gas has cost on a day of the last week, on average.
             * @example 20000000
             */
            leavesDaily: string;
            /** @description For how many days it lasts if it goes on like that. */
            daysLeft?: number;
        };
        TreasuryWallet: {
            /**
             * @description `collected` has what was sent for payouts to banks, `liquidity` pays payins and wallets on other chains, `gas` pays for the transactions of all wallets.
             * @example liquidity
             * @enum {string}
             */
            purse: "collected" | "liquidity" | "gas";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @description Where it is filled. */
            address: string;
            /** @description One for each token of the chain; none for `gas`. */
            tokens: components["schemas"]["TreasuryToken"][];
            /** @description Of `gas` alone, and not on simulated chains. */
            gas?: components["schemas"]["TreasuryGas"];
        };
        Treasury: {
            /** Format: date-time */
            at: string;
            wallets: components["schemas"]["TreasuryWallet"][];
        };
        TreasuryLevelField: {
            /**
             * @example liquidity
             * @enum {string}
             */
            purse: "collected" | "liquidity";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @description In the smallest unit: with less available there is an exception.
             * @example 5000000000
             */
            least: string;
            /**
             * @description In the smallest unit: more is told by the metric.
             * @example 50000000000
             */
            most?: string;
        };
        TreasuryLevels: {
            levels: components["schemas"]["TreasuryLevelField"][];
        };
        TreasuryLevelsChange: {
            /**
             * @description All of them: what is not named has no least and no most.
             * @example [
             *       {
             *         "purse": "liquidity",
             *         "blockchain": "POLYGON",
             *         "tokenSymbol": "USDC",
             *         "least": "5000000000"
             *       }
             *     ]
             */
            levels: components["schemas"]["TreasuryLevelField"][];
            /**
             * @description Why, for the audit trail.
             * @example A weekend of payins
             */
            reason: string;
        };
        NewTreasuryTransfer: {
            /**
             * @example liquidity
             * @enum {string}
             */
            from: "collected" | "liquidity";
            /**
             * @description The other purse: this or `toAddress`.
             * @enum {string}
             */
            toPurse?: "collected" | "liquidity";
            /**
             * @description One of `/settings/treasury-destinations`, a day after it was added.
             * @example 0x52908400098527886E0F7030069857D2E4169EE7
             */
            toAddress?: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            units: string;
            /**
             * @description What it is: `settlement:` and a code what a rail is handed over, `fees` what the house has earned, `onramp` what payins have cost and payouts bring back. Without it, what `liquidity` has available, to an address. `collected` has nothing else: what it keeps is owed.
             * @example fees
             * @enum {string}
             */
            book?: "fees" | "onramp" | "settlement:ars" | "settlement:bob" | "settlement:brl" | "settlement:clp" | "settlement:cop" | "settlement:cop-bre-b" | "settlement:cop-provider-balance" | "settlement:crc" | "settlement:eur" | "settlement:mxn" | "settlement:pen" | "settlement:usd" | "settlement:usd-china" | "settlement:usd-hong-kong" | "settlement:usd-panama" | "settlement:usd-peru" | "settlement:zar";
            /**
             * @description Why, for the audit trail. Write no personal data here.
             * @example Settlement of November with First Bank
             */
            reason: string;
        };
        TreasuryTransfer: {
            /**
             * @example liquidity
             * @enum {string}
             */
            from: "collected" | "liquidity";
            /**
             * @description The other purse: this or `toAddress`.
             * @enum {string}
             */
            toPurse?: "collected" | "liquidity";
            /**
             * @description Where it goes, or that of the purse.
             * @example 0x52908400098527886E0F7030069857D2E4169EE7
             */
            toAddress: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            units: string;
            /**
             * @description What it is: `settlement:` and a code what a rail is handed over, `fees` what the house has earned, `onramp` what payins have cost and payouts bring back. Without it, what `liquidity` has available, to an address. `collected` has nothing else: what it keeps is owed.
             * @example fees
             * @enum {string}
             */
            book?: "fees" | "onramp" | "settlement:ars" | "settlement:bob" | "settlement:brl" | "settlement:clp" | "settlement:cop" | "settlement:cop-bre-b" | "settlement:cop-provider-balance" | "settlement:crc" | "settlement:eur" | "settlement:mxn" | "settlement:pen" | "settlement:usd" | "settlement:usd-china" | "settlement:usd-hong-kong" | "settlement:usd-panama" | "settlement:usd-peru" | "settlement:zar";
            /**
             * @description Why, for the audit trail. Write no personal data here.
             * @example Settlement of November with First Bank
             */
            reason: string;
            /** Format: uuid */
            id: string;
            /**
             * @description `completed` once it is final, and booked.
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /**
             * @description Who agreed to it last.
             * @example staff:019a0000-0000-7000-8000-000000000000
             */
            madeBy: string;
            transactionHash?: string;
            failureReason?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        TreasuryTransferPage: {
            results: components["schemas"]["TreasuryTransfer"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        TreasuryDestination: {
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /** @example 0x52908400098527886E0F7030069857D2E4169EE7 */
            address: string;
            /**
             * @description Whose it is. Write no personal data here.
             * @example First Bank, settlement
             */
            label: string;
            /** Format: date-time */
            addedAt: string;
            /**
             * Format: date-time
             * @description From when on the treasury sends there: 24 hours after it was added.
             */
            usableAt: string;
        };
        TreasuryDestinations: {
            destinations: components["schemas"]["TreasuryDestination"][];
        };
        TreasuryDestinationField: {
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /** @example 0x52908400098527886E0F7030069857D2E4169EE7 */
            address: string;
            /**
             * @description Whose it is. Write no personal data here.
             * @example First Bank, settlement
             */
            label: string;
        };
        TreasuryDestinationsChange: {
            /**
             * @description All of them: who is not named is removed. Those that stay keep when they were added.
             * @example [
             *       {
             *         "blockchain": "POLYGON",
             *         "address": "0x52908400098527886E0F7030069857D2E4169EE7",
             *         "label": "First Bank, settlement"
             *       }
             *     ]
             */
            destinations: components["schemas"]["TreasuryDestinationField"][];
            /**
             * @description Why, for the audit trail.
             * @example Contract with First Bank
             */
            reason: string;
        };
        AdjustmentLine: {
            /**
             * Format: uuid
             * @description An account of the organization, with the book `available` or `reserved`. Every other book is of no account.
             */
            accountId?: string;
            /**
             * @description Of an account `available` or `reserved`; otherwise `fees`, `onramp`, `developerFees` (of the platform `developerFees:` and the organization), `settlement:` and a code or chain, `chain:` and the chain, or `owed:` and the account.
             * @example fees
             */
            book: string;
            /**
             * @description In the smallest unit: below zero where it is taken away.
             * @example -12500000
             */
            units: string;
        };
        NewAdjustment: {
            /**
             * @description Why, and where the evidence is. Write no personal data here.
             * @example Dust before the erasure, ticket 4711
             */
            reason: string;
            /**
             * Format: uuid
             * @description Whose books; `00000000-0000-0000-0000-000000000001` for those of the platform.
             */
            organizationId: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Their units add up to zero, and no place is named twice. What is taken goes to what is given in the order of the lines.
             * @example [
             *       {
             *         "book": "fees",
             *         "units": "-12500000"
             *       },
             *       {
             *         "book": "developerFees",
             *         "units": "12500000"
             *       }
             *     ]
             */
            lines: components["schemas"]["AdjustmentLine"][];
        };
        Adjustment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organizationId: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            lines: components["schemas"]["AdjustmentLine"][];
            /** @example Dust before the erasure, ticket 4711 */
            reason: string;
            /**
             * @description Who agreed to it last.
             * @example staff:019a0000-0000-7000-8000-000000000000
             */
            postedBy: string;
            /** Format: date-time */
            createdAt: string;
        };
        AdjustmentPage: {
            results: components["schemas"]["Adjustment"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        DeveloperFee: {
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description In the smallest unit: what can be withdrawn. Where a payout comes back, its fee goes back to the account that paid it, as far as it was not withdrawn.
             * @example 12500000
             */
            available: string;
            /**
             * @description In the smallest unit: what is on its way to an account.
             * @example 0
             */
            underWay: string;
        };
        DeveloperFees: {
            /** Format: uuid */
            organizationId: string;
            /** @description One for each token and chain on which there were any. */
            fees: components["schemas"]["DeveloperFee"][];
        };
        DeveloperFeeWithdrawal: {
            /** Format: uuid */
            id: string;
            /**
             * @description `completed` once the account is credited; `failed` where the chain refused it: then the fees are available again.
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            accountId: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            units: string;
            /**
             * Format: uuid
             * @description The `transactionId` of the event that reports it.
             */
            transactionId?: string;
            transactionHash?: string;
            failureReason?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        DeveloperFeeWithdrawalPage: {
            results: components["schemas"]["DeveloperFeeWithdrawal"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        NewDeveloperFeeWithdrawal: {
            /**
             * Format: uuid
             * @description One of its own accounts.
             */
            accountId: string;
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @description On which they were earned, and are paid out.
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description In the smallest unit. All that is available without it.
             * @example 12500000
             */
            units?: string;
        };
        SandboxTime: {
            /** Format: date-time */
            now: string;
        };
        AdvanceClock: {
            /**
             * @description By how much. Everything that becomes due by it begins at once.
             * @example 86400
             */
            advanceSeconds: number;
        };
        ComplianceReviewDraftStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draft";
        };
        ComplianceReviewSubmittedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "submitted";
            /** Format: date-time */
            submittedAt: string;
        };
        ComplianceReviewValidatingSubmissionStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "validatingSubmission";
        };
        ComplianceReviewSubmissionValidationsFailedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "submissionValidationsFailed";
        };
        ComplianceReviewInReviewStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inReview";
            /** Format: date-time */
            submittedAt: string;
        };
        ComplianceReviewAdditionalInformationRequestedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "additionalInformationRequested";
        };
        ComplianceReviewApprovedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "approved";
            /** Format: date-time */
            submittedAt: string;
            /** Format: date-time */
            approvedAt: string;
        };
        ComplianceReviewRejectedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rejected";
            /** Format: date-time */
            submittedAt: string;
            /** Format: date-time */
            rejectedAt: string;
            /** @description Why the review was rejected. */
            rejectionDescription: string;
        };
        ComplianceReviewErrorStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            /** Format: date-time */
            submittedAt: string;
            /** @description What went wrong. */
            errorDescription: string;
        };
        RiskReason: {
            /** @enum {string} */
            rule: "prohibitedCountry" | "highRiskCountry" | "licensedActivity" | "highRiskActivity" | "moneyOfCustomers" | "cryptoAssets" | "politicallyExposed" | "exposureNotDeclared" | "ownershipUnexplained" | "faceNotCompared" | "maybeListed" | "listed" | "sanctioned" | "hitsLeftOut" | "movedMoreThanDeclared" | "nameNotScreened" | "nothingToScreenWith" | "checkNotRun";
            /** @example 25 */
            points: number;
            /** @example The business moves money of its customers. */
            because: string;
        };
        Risk: {
            /**
             * @description Nobody whose risk is `prohibited` is approved; `high` takes a second person.
             * @enum {string}
             */
            level: "low" | "medium" | "high" | "prohibited";
            /** @example 45 */
            score: number;
            /** @description Where a single review is read. */
            reasons?: components["schemas"]["RiskReason"][];
        };
        Fact: {
            /** @enum {string} */
            attestationType?: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons" | "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /**
             * @description The place in the attestation, or the check that was not run.
             * @example address.country
             */
            field?: string;
            /**
             * @description Of a business. What persons answered is in their attestations, where each look is recorded.
             * @example IR
             */
            value?: string;
            /**
             * Format: uuid
             * @description The hit on a list, which is shown, and decided, as one.
             */
            screeningHitId?: string;
        };
        OfficerFinding: {
            /**
             * Format: uuid
             * @description The same as long as the answer is.
             */
            id: string;
            /** @enum {string} */
            source: "country" | "activity" | "pep" | "ownership" | "face" | "screening" | "velocity" | "notRun";
            /**
             * @description Before an approval, what is `serious` has to be cleared or confirmed, with a note.
             * @enum {string}
             */
            severity: "info" | "attention" | "serious";
            /** @example Iran is a country with which nothing is done. */
            message: string;
            /**
             * Format: uuid
             * @description Whom it is about; whom the review is about where it is left out.
             */
            associatedPersonId?: string;
            /** @description Where it was found. */
            evidence: components["schemas"]["Fact"][];
            /** @enum {string} */
            status: "open" | "cleared" | "confirmed";
            /** @description Who cleared or confirmed it: `staff:<id>` or `operator`. */
            clearedBy?: string;
            /** Format: date-time */
            clearedAt?: string;
            /** @description Why, for the staff alone. */
            note?: string;
        };
        AttestationPendingStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pending";
        };
        AttestationApprovedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "approved";
        };
        AttestationValidationFailure: {
            /** @enum {string} */
            failureCode: "INCORRECT_DOCUMENT" | "POOR_QUALITY" | "MISSING_INFORMATION" | "INCONSISTENT_DATA" | "EXPIRED_DOCUMENT" | "OTHER";
            /** @enum {string} */
            severity: "BLOCKING" | "WARNING";
            /** @description The check that found it. */
            check?: string;
            /** @description What is wrong, in words for the person who uploaded it. */
            message?: string;
            /**
             * @description Which of the findings of that check it is, where it has several: `numberDiffers`. To put it in words of your own.
             * @example numberDiffers
             */
            reason?: string;
            /**
             * @description The field that it is about: `governmentId.number`. One that stands in another attestation is named with its type: `individualPersonalInfo.birthDate`.
             * @example governmentId.number
             */
            field?: string;
        };
        AttestationFailedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "failed";
            failures: components["schemas"]["AttestationValidationFailure"][];
        };
        CheckNotRun: {
            /** @example zone */
            check: string;
            /** @description Why it was not run. */
            reason?: string;
        };
        AttestationSummary: {
            /** Format: uuid */
            id: string;
            validationStatus: components["schemas"]["AttestationPendingStatus"] | components["schemas"]["AttestationApprovedStatus"] | components["schemas"]["AttestationFailedStatus"];
            /** @description For compliance officers: the checks that could not be run. What is `approved` has not passed those. */
            checksNotRun?: components["schemas"]["CheckNotRun"][];
            /** @enum {string} */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons";
        };
        RequiredAttestation: {
            /** @enum {string} */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons";
        };
        IndividualReview: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organizationId: string;
            status: Omit<components["schemas"]["ComplianceReviewStatus"], "type">;
            /** @description What was declared with the latest submission. */
            declaration?: string;
            /**
             * Format: date-time
             * @description Since when its approval counts no longer.
             */
            revokedAt?: string;
            /** @description Why the approval was revoked. */
            revocationReason?: string;
            /**
             * Format: date-time
             * @description When its approval has to be looked at again.
             */
            reviewAgainAt?: string;
            /**
             * Format: uuid
             * @description Who of the staff looks after it. Only the staff sees this and the next two.
             */
            assignee?: string;
            /**
             * @description `high` for reviews of the highest tier, and of high risk.
             * @enum {string}
             */
            priority?: "normal" | "high";
            /**
             * Format: date-time
             * @description Until when it should be decided, once it is submitted.
             */
            dueAt?: string;
            /** @description For the staff alone, once something was uploaded. */
            risk?: components["schemas"]["Risk"];
            /** @description What an officer should look at. For the staff alone, where a single review is read. */
            officerFindings?: components["schemas"]["OfficerFinding"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description The latest of each type.
             * @example []
             */
            uploadedAttestations: components["schemas"]["AttestationSummary"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
            /** @enum {string} */
            tier: "LIGHT" | "STANDARD";
            /**
             * @description All that has to be uploaded to submit. Answers can make it grow.
             * @example [
             *       {
             *         "attestationType": "individualPersonalInfoLight"
             *       }
             *     ]
             */
            requiredAttestations: components["schemas"]["RequiredAttestation"][];
        };
        AssociatedPersonRequiredAttestation: {
            /** @enum {string} */
            attestationType: "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
        };
        AssociatedPersonAttestationSummary: {
            /** Format: uuid */
            id: string;
            validationStatus: components["schemas"]["AttestationPendingStatus"] | components["schemas"]["AttestationApprovedStatus"] | components["schemas"]["AttestationFailedStatus"];
            /** @description For compliance officers: the checks that could not be run. What is `approved` has not passed those. */
            checksNotRun?: components["schemas"]["CheckNotRun"][];
            /** @enum {string} */
            attestationType: "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
        };
        InvitationState: {
            /** Format: uuid */
            id: string;
            /**
             * @description `waiting` until it is opened; `finished` once the person says that everything asked of them is given. One that is `expired` or `revoked` opens no more.
             * @enum {string}
             */
            status: "waiting" | "opened" | "finished" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was opened first. From then on it opens on that device alone.
             */
            openedAt?: string;
            /** Format: date-time */
            finishedAt?: string;
        };
        InvitationRequest: {
            /** Format: uuid */
            complianceReviewId: string;
            /** Format: date-time */
            requestedAt: string;
        };
        AssociatedPersonResource: {
            /** Format: uuid */
            associatedPersonId: string;
            relationships: ("BENEFICIAL_OWNER" | "CONTROL_PERSON")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description What is still needed of this person: what is missing, and what has to be uploaded again.
             * @example [
             *       {
             *         "attestationType": "associatedPersonContactInfo"
             *       }
             *     ]
             */
            requiredAttestations: components["schemas"]["AssociatedPersonRequiredAttestation"][];
            uploadedAttestations: components["schemas"]["AssociatedPersonAttestationSummary"][];
            /** @description The latest invitation to give their own answers, where there is one; not shown within a review. */
            invitation?: components["schemas"]["InvitationState"];
            /** @description That the business asked in the widget for an invitation, until you make one; not shown within a review. */
            invitationRequest?: components["schemas"]["InvitationRequest"];
        };
        BusinessReview: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organizationId: string;
            status: Omit<components["schemas"]["ComplianceReviewStatus"], "type">;
            /** @description What was declared with the latest submission. */
            declaration?: string;
            /**
             * Format: date-time
             * @description Since when its approval counts no longer.
             */
            revokedAt?: string;
            /** @description Why the approval was revoked. */
            revocationReason?: string;
            /**
             * Format: date-time
             * @description When its approval has to be looked at again.
             */
            reviewAgainAt?: string;
            /**
             * Format: uuid
             * @description Who of the staff looks after it. Only the staff sees this and the next two.
             */
            assignee?: string;
            /**
             * @description `high` for reviews of the highest tier, and of high risk.
             * @enum {string}
             */
            priority?: "normal" | "high";
            /**
             * Format: date-time
             * @description Until when it should be decided, once it is submitted.
             */
            dueAt?: string;
            /** @description For the staff alone, once something was uploaded. */
            risk?: components["schemas"]["Risk"];
            /** @description What an officer should look at. For the staff alone, where a single review is read. */
            officerFindings?: components["schemas"]["OfficerFinding"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description The latest of each type.
             * @example []
             */
            uploadedAttestations: components["schemas"]["AttestationSummary"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
            /** @enum {string} */
            tier: "US_STANDARD" | "FULL";
            /**
             * @description All that has to be uploaded to submit. Answers can make it grow.
             * @example [
             *       {
             *         "attestationType": "businessIdentification"
             *       }
             *     ]
             */
            requiredAttestations: components["schemas"]["RequiredAttestation"][];
            /**
             * @description Those whom its latest `businessAssociatedPersons` lists: up to four owners, and one who runs it.
             * @example []
             */
            associatedPersons: components["schemas"]["AssociatedPersonResource"][];
        };
        CreateReview: {
            /**
             * @example business
             * @enum {string}
             */
            type: "individual" | "business";
            /**
             * @description `LIGHT` or `STANDARD` for an individual, `US_STANDARD` or `FULL` for a business.
             * @example FULL
             * @enum {string}
             */
            tier: "LIGHT" | "STANDARD" | "US_STANDARD" | "FULL";
            /**
             * @description What you know already: by the type of attestation, any of its fields but files. It is checked like an attestation, kept until the review is submitted, and is no answer until the person gives it.
             * @example {
             *       "businessIdentification": {
             *         "legalName": "Acme S.A.",
             *         "countryOfIncorporation": "AR"
             *       }
             *     }
             */
            prefill?: {
                [key: string]: unknown;
            };
        };
        ReviewPage: {
            results: (components["schemas"]["IndividualReview"] | components["schemas"]["BusinessReview"])[];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        TriggeringAnswer: {
            /**
             * @description Where the answer was given.
             * @enum {string}
             */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons" | "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /** @example address.country */
            field: string;
            /** @example PT */
            value: string;
        };
        AttestationSummaryParam: {
            /** @enum {string} */
            type: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons" | "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /** Format: uuid */
            id: string;
            /** @example Personal info light */
            name: string;
        };
        Requirement: {
            /** @enum {string} */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons" | "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /**
             * Format: uuid
             * @description The person, for attestations of associated persons.
             */
            associatedPersonId?: string;
            /**
             * @description The rule that requires it.
             * @example individual-light
             */
            ruleId: string;
            /** @description Why, in words for the person who has to provide it. */
            reason: string;
            /** @description The answer that makes it required. */
            answer?: components["schemas"]["TriggeringAnswer"];
            /** @description It was uploaded, and was not requested again since. */
            met: boolean;
            /** @description The request of a compliance officer. */
            message?: string;
            /** @description The latest upload, also where it is asked for again. */
            attestation?: components["schemas"]["AttestationSummaryParam"];
            /** @description What was said ahead when the review was created, some fields of the attestation, as long as nothing is uploaded. It is no answer: show it for the person to confirm, and upload what they confirm. */
            prefill?: {
                [key: string]: unknown;
            };
        };
        Requirements: {
            results: components["schemas"]["Requirement"][];
        };
        SubmitReview: {
            /** @description Submit although there are warnings. Failures that are `BLOCKING` cannot be acknowledged. */
            acknowledgeWarnings?: boolean;
            /**
             * @description What the person who submits it declares, word for word as it was shown. It is kept with the submission.
             * @example I declare that these answers are true and complete.
             */
            declaration?: string;
        };
        Approve: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "approve";
            /**
             * @description For the staff alone: the organization never reads it.
             * @example The register confirms everything.
             */
            note?: string;
        };
        Reject: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reject";
            /**
             * @description The organization reads it, and it is in its events: write no personal data here.
             * @example The company is not in the register.
             */
            rejectionDescription: string;
            /**
             * @description For the staff alone: the organization never reads it.
             * @example The owner is on a list of ours.
             */
            internalReason?: string;
        };
        RequestedInformation: {
            /**
             * @example businessFormationDocuments
             * @enum {string}
             */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons" | "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /**
             * Format: uuid
             * @description Whose attestation it is, for those of associated persons.
             */
            associatedPersonId?: string;
            /**
             * @description The organization reads it, and it is in its events: write no personal data here.
             * @example Please send all pages of the articles.
             */
            message: string;
            /** @description The upload that it is about: the latest of its type, as the requirements name it. */
            attestation?: components["schemas"]["AttestationSummaryParam"];
        };
        RequestInformation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "requestInformation";
            /** @description Only these can be uploaded again. */
            requests: components["schemas"]["RequestedInformation"][];
        };
        Fail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            /**
             * @description The organization reads it, and it is in its events: write no personal data here.
             * @example The register could not be reached.
             */
            errorDescription: string;
        };
        Retry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "retry";
        };
        Close: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "close";
            /**
             * @description The organization reads it, and it is in its events: write no personal data here.
             * @example Nobody answered for three months.
             */
            reason: string;
        };
        RevokeApproval: {
            /**
             * @description The organization reads it, and it is in its events: write no personal data here.
             * @example The license of the company has expired.
             */
            reason: string;
        };
        Revocation: {
            /** Format: uuid */
            complianceReviewId: string;
            /** Format: date-time */
            revokedAt: string;
            reason: string;
        };
        EvidenceKey: {
            /** @enum {string} */
            algorithm: "Ed25519";
            /** @description PEM. */
            publicKey: string;
            /** @description SHA-256 of the key, as `npm run verify-evidence` shows it. */
            fingerprint: string;
        };
        AssignReview: {
            /**
             * Format: uuid
             * @description Who looks after it from now on; `null` where nobody does.
             */
            staffId: string | null;
        };
        Note: {
            /** Format: uuid */
            id: string;
            /**
             * @description `staff:<id>`, `operator`, `key:<id>`, `session:<id>` or `phone:<id>`.
             * @example staff:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00
             */
            author: string;
            /** @example I have called the register. */
            text: string;
            /** Format: date-time */
            createdAt: string;
        };
        NotePage: {
            results: components["schemas"]["Note"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        WriteNote: {
            /**
             * @description For the staff alone: the organization never reads it.
             * @example I have called the register.
             */
            text: string;
        };
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            /**
             * @description A status that the review came into, an attestation that was uploaded or validated, a note, or a line of the audit trail: decisions, assignments and looks.
             * @enum {string}
             */
            kind: "status" | "upload" | "findings" | "note" | "audit";
            /** @description `staff:<id>`, `operator`, `key:<id>`, `session:<id>` or `phone:<id>`. */
            actor?: string;
            /**
             * @description The status, the type of the attestation, the action; of a note nothing but `note`.
             * @example inReview
             */
            what: string;
            /** @description The reason of a line of the audit trail, the text of a note, what was found. */
            text?: string;
            /**
             * Format: uuid
             * @description Of the attestation or the note.
             */
            resourceId?: string;
        };
        Timeline: {
            /** @description In the order in which it happened. */
            results: components["schemas"]["TimelineEntry"][];
        };
        IndividualName: {
            /**
             * @description As it stands on the identity document, in any script.
             * @example Ana
             */
            firstName: string;
            /**
             * @description As it stands on the identity document, in any script.
             * @example María
             */
            middleName?: string;
            /**
             * @description As it stands on the identity document, in any script.
             * @example Pérez
             */
            lastName: string;
        };
        IndividualPersonalInfoLight: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualPersonalInfoLight";
            name: components["schemas"]["IndividualName"];
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthDate: string;
            /** @example AR */
            nationality: string;
        };
        IndividualPersonalInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualPersonalInfo";
            name: components["schemas"]["IndividualName"];
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthDate: string;
            /** @example AR */
            nationality: string;
            /** @description Left out, it is undisclosed, which is not the same as no. */
            isPoliticallyExposed?: boolean;
            /** @example Engineer */
            occupation?: string;
        };
        IndividualContactInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualContactInfo";
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example +5491123456789 */
            phoneNumber: string;
        };
        PhysicalAddressVerification: {
            /** @example Av. Corrientes 1234 */
            address1: string;
            /** @example Piso 5 */
            address2?: string;
            /** @example Buenos Aires */
            city: string;
            /**
             * @description ISO 3166-2 without the country. Required in AR, AU, BR, CA, CN, IN, IT, JP, MX, US.
             * @example C
             */
            subDivision?: string;
            /**
             * @description Required where the country uses postal codes, and written as that country writes them.
             * @example C1043AAZ
             */
            postalCode?: string;
            /** @example AR */
            country: string;
        };
        IndividualResidentialAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualResidentialAddress";
            /**
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            address: components["schemas"]["PhysicalAddressVerification"];
        };
        DocumentReference: {
            /** Format: uuid */
            documentId: string;
        };
        Passport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passport";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
        };
        DriverLicense: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "driverLicense";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        Cnh: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cnh";
            /**
             * @description Who issued it.
             * @example BR
             * @enum {string}
             */
            country: "BR";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        NationalId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nationalId";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        StateId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stateId";
            /**
             * @description Who issued it.
             * @example US
             * @enum {string}
             */
            country: "US" | "AU" | "CA";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        PassportCard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passportCard";
            /**
             * @description Who issued it.
             * @example US
             * @enum {string}
             */
            country: "US" | "IE";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        PermanentResidenceCard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "permanentResidenceCard";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        Visa: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "visa";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back?: components["schemas"]["DocumentReference"];
        };
        ResidencePermit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "residencePermit";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        CitizenshipCertificate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "citizenshipCertificate";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back?: components["schemas"]["DocumentReference"];
        };
        ConsularId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "consularId";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        ForeignId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "foreignId";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        HealthInsuranceCard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "healthInsuranceCard";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        InternalPassport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "internalPassport";
            /**
             * @description Who issued it.
             * @example RU
             * @enum {string}
             */
            country: "RU" | "UA" | "BY" | "AM" | "KG" | "MD" | "TJ" | "TM" | "UZ";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back?: components["schemas"]["DocumentReference"];
        };
        KeypassId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keypassId";
            /**
             * @description Who issued it.
             * @example AU
             * @enum {string}
             */
            country: "AU";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        LongTermPass: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "longTermPass";
            /**
             * @description Who issued it.
             * @example SG
             * @enum {string}
             */
            country: "SG" | "MY";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        MunicipalId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "municipalId";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        MyNumberCard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "myNumberCard";
            /**
             * @description Who issued it.
             * @example JP
             * @enum {string}
             */
            country: "JP";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back?: components["schemas"]["DocumentReference"];
        };
        NbiClearance: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nbiClearance";
            /**
             * @description Who issued it.
             * @example PH
             * @enum {string}
             */
            country: "PH";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back?: components["schemas"]["DocumentReference"];
        };
        OfwId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ofwId";
            /**
             * @description Who issued it.
             * @example PH
             * @enum {string}
             */
            country: "PH";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        PanCard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "panCard";
            /**
             * @description Who issued it.
             * @example IN
             * @enum {string}
             */
            country: "IN";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back?: components["schemas"]["DocumentReference"];
        };
        PostalId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "postalId";
            /**
             * @description Who issued it.
             * @example PH
             * @enum {string}
             */
            country: "PH";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        SssId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sssId";
            /**
             * @description Who issued it.
             * @example PH
             * @enum {string}
             */
            country: "PH";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        TravelDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "travelDocument";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back?: components["schemas"]["DocumentReference"];
        };
        TribalId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tribalId";
            /**
             * @description Who issued it.
             * @example US
             * @enum {string}
             */
            country: "US" | "CA";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        Umid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "umid";
            /**
             * @description Who issued it.
             * @example PH
             * @enum {string}
             */
            country: "PH";
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        VoterId: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "voterId";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn?: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        WorkPermit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "workPermit";
            /**
             * @description Who issued it.
             * @example AR
             */
            country: string;
            /** @example AAB123456 */
            number: string;
            /**
             * Format: date
             * @example 2020-01-31
             */
            issuedOn?: string;
            /**
             * Format: date
             * @example 2045-01-31
             */
            expiresOn: string;
            front: components["schemas"]["DocumentReference"];
            back: components["schemas"]["DocumentReference"];
        };
        IndividualIdentityDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualIdentityDocument";
            governmentId: components["schemas"]["Passport"] | components["schemas"]["DriverLicense"] | components["schemas"]["Cnh"] | components["schemas"]["NationalId"] | components["schemas"]["StateId"] | components["schemas"]["PassportCard"] | components["schemas"]["PermanentResidenceCard"] | components["schemas"]["Visa"] | components["schemas"]["ResidencePermit"] | components["schemas"]["CitizenshipCertificate"] | components["schemas"]["ConsularId"] | components["schemas"]["ForeignId"] | components["schemas"]["HealthInsuranceCard"] | components["schemas"]["InternalPassport"] | components["schemas"]["KeypassId"] | components["schemas"]["LongTermPass"] | components["schemas"]["MunicipalId"] | components["schemas"]["MyNumberCard"] | components["schemas"]["NbiClearance"] | components["schemas"]["OfwId"] | components["schemas"]["PanCard"] | components["schemas"]["PostalId"] | components["schemas"]["SssId"] | components["schemas"]["TravelDocument"] | components["schemas"]["TribalId"] | components["schemas"]["Umid"] | components["schemas"]["VoterId"] | components["schemas"]["WorkPermit"];
        };
        IndividualFinancialInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualFinancialInfo";
            /** @enum {string} */
            employmentStatus: "EMPLOYED" | "SELF_EMPLOYED" | "UNEMPLOYED" | "STUDENT" | "RETIRED";
            /** @enum {string} */
            primaryIncomeSource: "SALARY" | "BUSINESS_INCOME" | "INVESTMENTS" | "PENSION" | "SAVINGS" | "INHERITANCE" | "GIFT" | "OTHER";
            /** @enum {string} */
            annualIncome: "UNDER_25K" | "FROM_25K_TO_50K" | "FROM_50K_TO_100K" | "FROM_100K_TO_250K" | "OVER_250K";
            /**
             * @description In US dollars.
             * @enum {string}
             */
            estimatedMonthlyVolume: "UNDER_1K" | "FROM_1K_TO_5K" | "FROM_5K_TO_25K" | "FROM_25K_TO_100K" | "OVER_100K";
        };
        IndividualTaxInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualTaxInfo";
            /** @example 20-12345678-6 */
            taxIdentificationNumber: string;
            /**
             * @example CUIT
             * @enum {string}
             */
            taxIdentificationNumberType: "SSN" | "ITIN" | "CPF" | "CURP" | "CUIL" | "NINO" | "INE" | "RFC" | "NIF" | "STEUER_ID" | "TCKN" | "TIN" | "PAN" | "ADOAZ" | "AHV" | "AOM" | "BSN" | "BVN" | "CDI" | "CNP" | "CPR" | "EGN" | "EMIRATES_ID" | "EMSO" | "FIN" | "FN" | "FODSELSNR" | "HETU" | "HKID" | "IDNP" | "IIN" | "IK" | "ITR" | "JMBG" | "MN" | "NIN" | "NRIC" | "NRN" | "PERSONNUMMER" | "PESEL" | "PIN" | "PINFL" | "PPSN" | "RICN" | "RNOKPP" | "RODNE_CISLO" | "RP" | "RRN" | "SI" | "SIN" | "SPI" | "TFN" | "UCN" | "UTR" | "BIR" | "BIN" | "BP" | "CF" | "CN" | "CRIB" | "CUI" | "CUIT" | "ID" | "ID_BROJ" | "IDNO" | "IF" | "INN" | "IRD" | "MATRICULE" | "MST" | "NIT" | "NPWP" | "NRT" | "NTN" | "OIB" | "PIB" | "RC" | "RIF" | "RN" | "RTN" | "RUC" | "RUT" | "TRN" | "UNP" | "USC" | "VAT" | "VOEN";
        };
        IndividualEeaInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualEeaInfo";
            /** @example AR */
            placeOfBirthCountry: string;
            /** @example Lisboa */
            placeOfBirthCity: string;
        };
        ProofOfAddressDocumentReference: {
            /** Format: uuid */
            documentId: string;
            /** @enum {string} */
            documentType: "utilityBill" | "bankStatement" | "taxBill" | "leaseAgreement" | "governmentLetter";
            /**
             * Format: date
             * @description At most 90 days ago when it is checked.
             * @example 2026-01-31
             */
            issuedOn: string;
        };
        IndividualProofOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualProofOfAddress";
            proofOfAddressDocuments: components["schemas"]["ProofOfAddressDocumentReference"][];
        };
        IndividualSourceOfFunds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualSourceOfFunds";
            sources: ("SALARY" | "BUSINESS_INCOME" | "INVESTMENTS" | "PENSION" | "SAVINGS" | "INHERITANCE" | "GIFT" | "OTHER")[];
            sourceOfFundsDocuments: components["schemas"]["DocumentReference"][];
        };
        IndividualSelfiePhoto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individualSelfiePhoto";
            selfie: components["schemas"]["DocumentReference"];
        };
        BusinessIdentification: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessIdentification";
            /**
             * @description As it is registered, in any script.
             * @example Acme S.A.
             */
            legalName: string;
            /** @example Acme */
            tradeName?: string;
            /** @example 1234567 */
            registrationNumber: string;
            /** @example AR */
            countryOfIncorporation: string;
            /**
             * @description ISO 3166-2 without the country.
             * @example C
             */
            subDivisionOfIncorporation?: string;
            /**
             * Format: date
             * @example 2026-01-31
             */
            dateOfIncorporation: string;
            /** @enum {string} */
            legalStructure: "SOLE_PROPRIETORSHIP" | "PARTNERSHIP" | "LIMITED_LIABILITY_COMPANY" | "CORPORATION" | "PUBLIC_COMPANY" | "NON_PROFIT" | "TRUST" | "COOPERATIVE" | "OTHER";
        };
        BusinessTaxInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessTaxInfo";
            /** @example 20-12345678-6 */
            taxIdentificationNumber: string;
            /**
             * @example CUIT
             * @enum {string}
             */
            taxIdentificationNumberType: "SSN" | "ITIN" | "CPF" | "CURP" | "CUIL" | "NINO" | "INE" | "RFC" | "NIF" | "STEUER_ID" | "TCKN" | "TIN" | "PAN" | "ADOAZ" | "AHV" | "AOM" | "BSN" | "BVN" | "CDI" | "CNP" | "CPR" | "EGN" | "EMIRATES_ID" | "EMSO" | "FIN" | "FN" | "FODSELSNR" | "HETU" | "HKID" | "IDNP" | "IIN" | "IK" | "ITR" | "JMBG" | "MN" | "NIN" | "NRIC" | "NRN" | "PERSONNUMMER" | "PESEL" | "PIN" | "PINFL" | "PPSN" | "RICN" | "RNOKPP" | "RODNE_CISLO" | "RP" | "RRN" | "SI" | "SIN" | "SPI" | "TFN" | "UCN" | "UTR" | "BIR" | "BIN" | "BP" | "CF" | "CN" | "CRIB" | "CUI" | "CUIT" | "ID" | "ID_BROJ" | "IDNO" | "IF" | "INN" | "IRD" | "MATRICULE" | "MST" | "NIT" | "NPWP" | "NRT" | "NTN" | "OIB" | "PIB" | "RC" | "RIF" | "RN" | "RTN" | "RUC" | "RUT" | "TRN" | "UNP" | "USC" | "VAT" | "VOEN";
        };
        BusinessAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessAddress";
            /**
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            registeredAddress: components["schemas"]["PhysicalAddressVerification"];
            /** @example true */
            operatingAddressSameAsRegistration: boolean;
            /**
             * @description Required when operatingAddressSameAsRegistration is false.
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            operatingAddress?: components["schemas"]["PhysicalAddressVerification"];
        };
        BusinessContactInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessContactInfo";
            /** @example +5491123456789 */
            phoneNumber: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /**
             * Format: uri
             * @example https://acme.example
             */
            website?: string;
        };
        BusinessDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessDetails";
            /** @enum {string} */
            industry: "AGRICULTURE" | "CONSTRUCTION" | "CONSULTING" | "CRYPTO_ASSETS" | "E_COMMERCE" | "EDUCATION" | "ENERGY" | "FINANCIAL_SERVICES" | "GAMING" | "HEALTHCARE" | "HOSPITALITY" | "LOGISTICS" | "MANUFACTURING" | "MEDIA" | "NON_PROFIT" | "REAL_ESTATE" | "RETAIL" | "TECHNOLOGY" | "OTHER";
            /** @example We sell handmade furniture to customers in Argentina. */
            description: string;
        };
        BusinessOperations: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessOperations";
            transmittingCustomerFunds: boolean;
            /**
             * @example [
             *       "AR",
             *       "BR"
             *     ]
             */
            countriesOfOperation: string[];
            /** @description Empty when there is none. */
            highRiskActivities: ("ADULT_CONTENT" | "ARMS" | "CANNABIS" | "GAMBLING" | "MONEY_SERVICES" | "PRECIOUS_METALS" | "TOBACCO" | "UNREGULATED_CRYPTO")[];
            /** @example 250 */
            expectedMonthlyPayments: number;
        };
        BusinessFinancialInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessFinancialInfo";
            /** @enum {string} */
            primaryIncomeSource: "SALES_OF_GOODS" | "SALES_OF_SERVICES" | "INVESTMENT_INCOME" | "GRANTS_OR_DONATIONS" | "LENDING" | "OTHER";
            /** @enum {string} */
            annualRevenue: "UNDER_100K" | "FROM_100K_TO_1M" | "FROM_1M_TO_10M" | "FROM_10M_TO_50M" | "OVER_50M";
            /**
             * @description In US dollars.
             * @enum {string}
             */
            estimatedMonthlyVolume: "UNDER_1K" | "FROM_1K_TO_5K" | "FROM_5K_TO_25K" | "FROM_25K_TO_100K" | "OVER_100K";
        };
        BusinessFormationDocuments: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessFormationDocuments";
            formationDocuments: components["schemas"]["DocumentReference"][];
        };
        BusinessUboOwnershipDocuments: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessUboOwnershipDocuments";
            ownershipDocuments: components["schemas"]["DocumentReference"][];
        };
        BusinessProofOfAddressDocuments: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessProofOfAddressDocuments";
            proofOfAddressDocuments: components["schemas"]["ProofOfAddressDocumentReference"][];
        };
        BusinessFlowOfFundsDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessFlowOfFundsDocument";
            flowOfFundsDocument: components["schemas"]["DocumentReference"];
        };
        BusinessAssociatedPersons: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessAssociatedPersons";
            associatedPersonIds: string[];
        };
        AttestationResponse: {
            /** Format: uuid */
            id: string;
            validationStatus: components["schemas"]["AttestationPendingStatus"] | components["schemas"]["AttestationApprovedStatus"] | components["schemas"]["AttestationFailedStatus"];
            /** @description For compliance officers: the checks that could not be run. What is `approved` has not passed those. */
            checksNotRun?: components["schemas"]["CheckNotRun"][];
            /** @enum {string} */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons";
            /** Format: date-time */
            createdAt: string;
        };
        AttestationSummaryPage: {
            results: components["schemas"]["AttestationSummary"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        CheckOutcome: {
            /** @example sharpness */
            check: string;
            /** @enum {string} */
            outcome: "passed" | "failed" | "notRun";
            /** @description Why it was not run. */
            reason?: string;
        };
        AttestationDetail: {
            /** Format: uuid */
            id: string;
            validationStatus: components["schemas"]["AttestationPendingStatus"] | components["schemas"]["AttestationApprovedStatus"] | components["schemas"]["AttestationFailedStatus"];
            /** @description For compliance officers: the checks that could not be run. What is `approved` has not passed those. */
            checksNotRun?: components["schemas"]["CheckNotRun"][];
            /** @enum {string} */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons";
            /** Format: date-time */
            createdAt: string;
            /** @description What was uploaded. A widget session that did not upload it itself is shown personal values as `****` and their last characters. */
            payload: {
                [key: string]: unknown;
            };
            /** @description For compliance officers: every check that was run, or could not be. */
            checks?: components["schemas"]["CheckOutcome"][];
        };
        ChangeAttestationFields: {
            /**
             * @description Only the fields that change, nested as in the attestation; `null` takes one out, and a list replaces the whole list (JSON Merge Patch, RFC 7396).
             * @example {
             *       "email": "ana@acme.example"
             *     }
             */
            changes: {
                [key: string]: unknown;
            };
        };
        CreateAssociatedPerson: {
            /**
             * @description How they are related to the business. One person may be both.
             * @example [
             *       "BENEFICIAL_OWNER",
             *       "CONTROL_PERSON"
             *     ]
             */
            relationships: ("BENEFICIAL_OWNER" | "CONTROL_PERSON")[];
        };
        AssociatedPersonResourcePage: {
            results: components["schemas"]["AssociatedPersonResource"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ChangeAssociatedPerson: {
            /**
             * @description How they are related to the business. One person may be both.
             * @example [
             *       "BENEFICIAL_OWNER",
             *       "CONTROL_PERSON"
             *     ]
             */
            relationships: ("BENEFICIAL_OWNER" | "CONTROL_PERSON")[];
        };
        AssociatedPersonPersonalInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonPersonalInfo";
            name: components["schemas"]["IndividualName"];
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthDate: string;
            /** @example AR */
            nationality: string;
            /** @description Left out, it is undisclosed, which is not the same as no. */
            isPoliticallyExposed?: boolean;
            /** @example Chief financial officer */
            jobTitle: string;
            /** @example 25 */
            ownershipPercentage: number;
        };
        AssociatedPersonContactInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonContactInfo";
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example +5491123456789 */
            phoneNumber: string;
        };
        AssociatedPersonResidentialAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonResidentialAddress";
            /**
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            address: components["schemas"]["PhysicalAddressVerification"];
        };
        AssociatedPersonTaxInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonTaxInfo";
            /** @example 20-12345678-6 */
            taxIdentificationNumber: string;
            /**
             * @example CUIT
             * @enum {string}
             */
            taxIdentificationNumberType: "SSN" | "ITIN" | "CPF" | "CURP" | "CUIL" | "NINO" | "INE" | "RFC" | "NIF" | "STEUER_ID" | "TCKN" | "TIN" | "PAN" | "ADOAZ" | "AHV" | "AOM" | "BSN" | "BVN" | "CDI" | "CNP" | "CPR" | "EGN" | "EMIRATES_ID" | "EMSO" | "FIN" | "FN" | "FODSELSNR" | "HETU" | "HKID" | "IDNP" | "IIN" | "IK" | "ITR" | "JMBG" | "MN" | "NIN" | "NRIC" | "NRN" | "PERSONNUMMER" | "PESEL" | "PIN" | "PINFL" | "PPSN" | "RICN" | "RNOKPP" | "RODNE_CISLO" | "RP" | "RRN" | "SI" | "SIN" | "SPI" | "TFN" | "UCN" | "UTR" | "BIR" | "BIN" | "BP" | "CF" | "CN" | "CRIB" | "CUI" | "CUIT" | "ID" | "ID_BROJ" | "IDNO" | "IF" | "INN" | "IRD" | "MATRICULE" | "MST" | "NIT" | "NPWP" | "NRT" | "NTN" | "OIB" | "PIB" | "RC" | "RIF" | "RN" | "RTN" | "RUC" | "RUT" | "TRN" | "UNP" | "USC" | "VAT" | "VOEN";
        };
        AssociatedPersonIdentityDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonIdentityDocument";
            governmentId: components["schemas"]["Passport"] | components["schemas"]["DriverLicense"] | components["schemas"]["Cnh"] | components["schemas"]["NationalId"] | components["schemas"]["StateId"] | components["schemas"]["PassportCard"] | components["schemas"]["PermanentResidenceCard"] | components["schemas"]["Visa"] | components["schemas"]["ResidencePermit"] | components["schemas"]["CitizenshipCertificate"] | components["schemas"]["ConsularId"] | components["schemas"]["ForeignId"] | components["schemas"]["HealthInsuranceCard"] | components["schemas"]["InternalPassport"] | components["schemas"]["KeypassId"] | components["schemas"]["LongTermPass"] | components["schemas"]["MunicipalId"] | components["schemas"]["MyNumberCard"] | components["schemas"]["NbiClearance"] | components["schemas"]["OfwId"] | components["schemas"]["PanCard"] | components["schemas"]["PostalId"] | components["schemas"]["SssId"] | components["schemas"]["TravelDocument"] | components["schemas"]["TribalId"] | components["schemas"]["Umid"] | components["schemas"]["VoterId"] | components["schemas"]["WorkPermit"];
        };
        AssociatedPersonProofOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonProofOfAddress";
            proofOfAddressDocuments: components["schemas"]["ProofOfAddressDocumentReference"][];
        };
        AssociatedPersonEeaInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonEeaInfo";
            /** @description Anyone who signs for the business without being a director must show that they are authorized to. */
            isDirector: boolean;
            /** @example AR */
            placeOfBirthCountry: string;
            /** @example Lisboa */
            placeOfBirthCity: string;
        };
        SignatoryAuthorityDocumentReference: {
            /** Format: uuid */
            documentId: string;
            /** @enum {string} */
            documentType: "boardResolution" | "powerOfAttorney" | "operatingAgreement" | "incumbencyCertificate";
        };
        AssociatedPersonProofOfSignatoryAuthority: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associatedPersonProofOfSignatoryAuthority";
            signatoryAuthorityDocuments: components["schemas"]["SignatoryAuthorityDocumentReference"][];
        };
        AssociatedPersonAttestationResponse: {
            /** Format: uuid */
            id: string;
            validationStatus: components["schemas"]["AttestationPendingStatus"] | components["schemas"]["AttestationApprovedStatus"] | components["schemas"]["AttestationFailedStatus"];
            /** @description For compliance officers: the checks that could not be run. What is `approved` has not passed those. */
            checksNotRun?: components["schemas"]["CheckNotRun"][];
            /** @enum {string} */
            attestationType: "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /** Format: date-time */
            createdAt: string;
        };
        AssociatedPersonAttestationSummaryPage: {
            results: components["schemas"]["AssociatedPersonAttestationSummary"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        AssociatedPersonAttestationDetail: {
            /** Format: uuid */
            id: string;
            validationStatus: components["schemas"]["AttestationPendingStatus"] | components["schemas"]["AttestationApprovedStatus"] | components["schemas"]["AttestationFailedStatus"];
            /** @description For compliance officers: the checks that could not be run. What is `approved` has not passed those. */
            checksNotRun?: components["schemas"]["CheckNotRun"][];
            /** @enum {string} */
            attestationType: "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /** Format: date-time */
            createdAt: string;
            /** @description What was uploaded. A widget session that did not upload it itself is shown personal values as `****` and their last characters. */
            payload: {
                [key: string]: unknown;
            };
            /** @description For compliance officers: every check that was run, or could not be. */
            checks?: components["schemas"]["CheckOutcome"][];
        };
        UploadDocument: {
            /**
             * Format: binary
             * @description The bytes of the document: 1 byte to 10 MiB. Its type is detected from them; the declared type is ignored.
             */
            file: string;
            /**
             * @description A note of your own. It has no effect.
             * @example Proof of address
             */
            purpose?: string;
        };
        Document: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name that you gave it, without a path.
             * @example utility-bill.pdf
             */
            fileName: string;
            /**
             * @description Detected from its bytes.
             * @example application/pdf
             * @enum {string}
             */
            contentType: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @example 482133 */
            sizeBytes: number;
            /**
             * @description Of the bytes as they were received.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /** @description Your note, if you gave one. */
            purpose?: string;
            /**
             * @description The result of the malware scan; `notRun` if no scanner was configured at upload.
             * @enum {string}
             */
            malwareScan: "passed" | "notRun";
            /** Format: date-time */
            createdAt: string;
        };
        DocumentPage: {
            results: components["schemas"]["Document"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        Verification: {
            /** Format: uuid */
            verificationId: string;
            /** Format: uuid */
            organizationId: string;
            status: Omit<components["schemas"]["ServiceKycVerificationStatus"], "type">;
            /** Format: date-time */
            updatedAt: string;
        };
        VerificationPage: {
            results: components["schemas"]["Verification"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        UploadList: {
            /**
             * @description A list of the same name is replaced. It has to come before the file, as the format has to.
             * @example OFAC SDN
             */
            name: string;
            /**
             * @description As it is published.
             * @example ofacXml
             * @enum {string}
             */
            format: "ofacXml" | "ofacCsv" | "unXml" | "euXml" | "openSanctionsCsv" | "followTheMoney" | "csv" | "addresses";
            /**
             * Format: binary
             * @description The file as it is published, in UTF-8: at most 2 GiB.
             */
            file: string;
        };
        ScreeningList: {
            /** Format: uuid */
            id: string;
            /** @example OFAC SDN */
            name: string;
            /** @enum {string} */
            format: "ofacXml" | "ofacCsv" | "unXml" | "euXml" | "openSanctionsCsv" | "followTheMoney" | "csv" | "addresses";
            /** @description How many persons, businesses and other things it names. */
            entryCount: number;
            /** @description By how many names. */
            nameCount: number;
            /** @description How many wallets. */
            addressCount: number;
            /** @description SHA-256 of the file. */
            sha256: string;
            /**
             * Format: date-time
             * @description Since when its present version holds.
             */
            importedAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        ScreeningListPage: {
            results: components["schemas"]["ScreeningList"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        AddressEntry: {
            /** @example 0x00000000000000000000000000000000000000aa */
            address: string;
            /**
             * @description A note: an address is refused on every chain.
             * @example ETHEREUM
             */
            blockchain?: string;
            /** @example Reported stolen */
            reason: string;
        };
        AddAddresses: {
            entries: components["schemas"]["AddressEntry"][];
        };
        ListedAddress: {
            /** @example 0x00000000000000000000000000000000000000aa */
            address: string;
            /**
             * @description A note: an address is refused on every chain.
             * @example ETHEREUM
             */
            blockchain?: string;
            /** @example Reported stolen */
            reason: string;
            /** @description The list that names it. Left out where it was added here. */
            list?: string;
        };
        ListedAddresses: {
            results: components["schemas"]["ListedAddress"][];
        };
        ListedEntry: {
            /** Format: uuid */
            listId: string;
            /** @example OFAC SDN */
            listName: string;
            /** @description By which the publisher of the list knows it. */
            sourceId: string;
            /** @enum {string} */
            kind: "person" | "business" | "other";
            /** @description The name that is most like. */
            name: string;
            otherNames: string[];
            birthDates: string[];
            countries: string[];
            /** @description Why it is listed: the programme, or what a list of your own says. */
            reason: string;
        };
        HitField: {
            /** @enum {string} */
            field: "name" | "alias" | "kind" | "birthDate" | "country";
            /** @description What it adds to the score, or takes from it. */
            points: number;
            /** @example the list says 1970 */
            because: string;
        };
        HitWord: {
            /** @description A word of the name that was attested, as it is compared. */
            asked: string;
            /** @description The word on the list that it was taken for. */
            listed: string;
            /**
             * @description Whether both are equal, sound the same, differ by a slip, or one is an initial.
             * @enum {string}
             */
            how: "equal" | "sound" | "slip" | "initial";
            score: number;
        };
        ScreeningHit: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whom it is about; the business or individual of the review itself where it is left out.
             */
            associatedPersonId?: string;
            entry: components["schemas"]["ListedEntry"];
            /** @description The sum of the fields, at most 1. */
            score: number;
            fields: components["schemas"]["HitField"][];
            words: components["schemas"]["HitWord"][];
            /** @enum {string} */
            status: "open" | "cleared" | "confirmed";
            note?: string;
            /** @description `staff:<id>`. */
            decidedBy?: string;
            /** Format: date-time */
            decidedAt?: string;
            /** Format: date-time */
            foundAt: string;
        };
        ScreeningHits: {
            /** @description The highest score first. */
            results: components["schemas"]["ScreeningHit"][];
            /** @description The review, or its associated persons, whose present name was not looked for yet. */
            notScreened: string[];
            /** @description Those of very frequent names, of whom there are more hits than are kept. */
            cut: string[];
        };
        DecideHit: {
            /**
             * @example cleared
             * @enum {string}
             */
            status: "open" | "cleared" | "confirmed";
            /**
             * @description Why. For the staff alone.
             * @example Another birth date and another passport.
             */
            note: string;
        };
        DecideFinding: {
            /**
             * @example cleared
             * @enum {string}
             */
            status: "open" | "cleared" | "confirmed";
            /**
             * @description Why. For the staff alone.
             * @example The license was shown, and the supervisor has confirmed it.
             */
            note: string;
        };
        CountryRiskSetting: {
            /** @example MM */
            country: string;
            /**
             * @description Nobody of a country that is `prohibited` is approved; `high` adds to the score; `ordinary` adds nothing.
             * @example high
             * @enum {string}
             */
            level: "prohibited" | "high" | "ordinary";
        };
        RiskSettings: {
            /** @description All countries that are not ordinary, and those that were made so. */
            countries: components["schemas"]["CountryRiskSetting"][];
            /** @description From how many points on the risk is `medium`. */
            mediumFrom: number;
            /** @description From how many points on it is `high`. */
            highFrom: number;
        };
        ChangeRiskSettings: {
            /**
             * @description Countries to change. Others stay as they are.
             * @example [
             *       {
             *         "country": "MM",
             *         "level": "high"
             *       }
             *     ]
             */
            countries: components["schemas"]["CountryRiskSetting"][];
            /**
             * @description Why, for the audit trail.
             * @example On the list of October
             */
            reason: string;
        };
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organizationId: string;
            /** @description 1, 2, 3 … within the organization, without gaps. */
            ordinal: number;
            /**
             * @description Who did it: `operator`, `staff:<id>`, `key:<id>`, `session:<id>`, `phone:<id>`, or `gatehouse` by itself.
             * @example key:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00
             */
            actor: string;
            /** @description Where the request came from; null where nobody asked, and in entries from before that was recorded. */
            address: string | null;
            /** @enum {string} */
            action: "reviewDecided" | "approvalRevoked" | "reviewAssigned" | "evidenceExported" | "attestationPayloadRead" | "documentsListed" | "documentRead" | "documentContentRead" | "documentOriginalRead" | "termsAccepted" | "termsAcceptancesRead" | "apiKeyCreated" | "apiKeyRevoked" | "widgetSessionCreated" | "widgetSessionRevoked" | "invitationCreated" | "invitationOpened" | "invitationRevoked" | "invitationFinished" | "attestationGiven" | "organizationErased" | "organizationSuspended" | "organizationResumed" | "moneyFrozen" | "moneyUnfrozen" | "organizationChanged" | "breBKeyLookedUp" | "payoutRequestCreated" | "payoutRequestExecuted" | "payoutRequestAgreedTo" | "payoutRequestCanceled" | "payinRequested" | "payinCanceled" | "counterpartySaved" | "counterpartyChanged" | "counterpartyRemoved" | "payoutMethodSaved" | "payoutMethodRemoved" | "senderAllowed" | "senderDisallowed" | "webhookCreated" | "webhookChanged" | "webhookRemoved" | "webhookSecretReplaced" | "deliveryRetried" | "feeSettingsChanged" | "railDrained" | "railResumed" | "screeningListTaken" | "screeningListRemoved" | "screeningAddressesAdded" | "screeningAddressRemoved" | "screeningHitsRead" | "screeningHitDecided" | "officerFindingDecided" | "riskSettingsChanged" | "limitSettingsChanged" | "walletReleased" | "transferCanceled" | "chainRewound" | "exceptionResolved" | "adjustmentPosted" | "developerFeesWithdrawn" | "treasuryDestinationsChanged" | "treasuryLevelsChanged" | "treasuryTransferMade" | "listExported" | "auditExported" | "staffInvited" | "staffChanged" | "staffSignedIn" | "staffSessionEnded" | "proposalMade" | "proposalAgreedTo" | "proposalRejected" | "proposalWithdrawn" | "proposalCarriedOut" | "proposalFailed";
            /**
             * @description What it was done to, as `<resource>:<id>`.
             * @example apiKey:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00
             */
            subject: string;
            /** @description Null where none was stated. */
            reason: string | null;
            /** Format: date-time */
            time: string;
            /** @description Of this entry and `previousHash`, under a key that is not in the database. */
            hash: string;
            /** @description `hash` of the entry before; zeros before the first. */
            previousHash: string;
        };
        AuditVerification: {
            /** @description False when any entry that was looked at was altered, removed, moved or added. */
            intact: boolean;
            /** @description How many entries were looked at: the page, its link to the entry above it or to the end of the chain, and what lies below it, at most 1000 in one answer. Reading all pages verifies the whole chain. */
            entries: number;
            /** @description The lowest `ordinal` at which the chain is not what was recorded. */
            firstAltered?: number;
        };
        AuditEntryList: {
            /** @description Newest first. */
            results: components["schemas"]["AuditEntry"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
            /** @description With `organizationId` only: each organization has a chain of its own. */
            verification?: components["schemas"]["AuditVerification"];
        };
        AuditSigningKey: {
            /** @description Ed25519, as PEM. */
            publicKey: string;
            /** @description SHA-256 of the key. */
            fingerprint: string;
        };
        CreateInvitation: {
            /**
             * Format: email
             * @description To whom you send it, so that you find it again; what was given with the request, where there is one and this is absent. Sending it is yours: nothing is sent from here.
             * @example ana@example.com
             */
            email?: string;
            /** @description When it ends by itself; 604800 seconds, which is a week, when absent. */
            expiresInSeconds?: number;
            /**
             * Format: date-time
             * @description The `requestedAt` of the request that you answer. Where that one is not open any more, nobody is invited: 409, from `notRequested`.
             */
            requestedAt?: string;
        };
        CreatedInvitation: {
            /** Format: uuid */
            id: string;
            /**
             * @description `waiting` until it is opened; `finished` once the person says that everything asked of them is given. One that is `expired` or `revoked` opens no more.
             * @enum {string}
             */
            status: "waiting" | "opened" | "finished" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was opened first. From then on it opens on that device alone.
             */
            openedAt?: string;
            /** Format: date-time */
            finishedAt?: string;
            /**
             * Format: email
             * @description To whom you said that you send it.
             * @example ana@example.com
             */
            email?: string;
            /**
             * @description For the person. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.
             * @example https://gatehouse.example/onboard#giv_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…
             */
            url?: string;
        };
        PersonInvitation: {
            /** Format: uuid */
            id: string;
            /**
             * @description `waiting` until it is opened; `finished` once the person says that everything asked of them is given. One that is `expired` or `revoked` opens no more.
             * @enum {string}
             */
            status: "waiting" | "opened" | "finished" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was opened first. From then on it opens on that device alone.
             */
            openedAt?: string;
            /** Format: date-time */
            finishedAt?: string;
            /**
             * Format: email
             * @description To whom you said that you send it.
             * @example ana@example.com
             */
            email?: string;
        };
        PersonInvitationPage: {
            results: components["schemas"]["PersonInvitation"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        RequestInvitation: {
            /**
             * Format: email
             * @description Where the person gets the invitation, if your server does not know better.
             * @example ana@example.com
             */
            email?: string;
        };
        OpenInvitation: {
            /**
             * @description What the address that was sent says.
             * @example giv_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…
             */
            token: string;
            /**
             * @description Made up at random by the device and kept there. The first one that comes is the only one that opens the invitation from then on.
             * @example 4b1d9a0c6e5f4f7e9c3a2b8d7f60e1a2
             */
            device: string;
        };
        OpenedInvitation: {
            /**
             * @description Of a widget session that is for this person alone.
             * @example gws_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…
             */
            token: string;
            /**
             * Format: date-time
             * @description Open the invitation again before that to go on.
             */
            expiresAt: string;
        };
        OwnInvitation: {
            /** Format: uuid */
            id: string;
            /**
             * @description `waiting` until it is opened; `finished` once the person says that everything asked of them is given. One that is `expired` or `revoked` opens no more.
             * @enum {string}
             */
            status: "waiting" | "opened" | "finished" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was opened first. From then on it opens on that device alone.
             */
            openedAt?: string;
            /** Format: date-time */
            finishedAt?: string;
            /** Format: uuid */
            associatedPersonId: string;
            /** @description For whom the answers are: all that is shown of it. */
            organizationName: string;
            /** @description How the page looks: that of the organization, or of its parent. */
            theme: components["schemas"]["Theme"];
        };
        CreateSession: {
            /**
             * @description Where the widget is shown: scheme, host and perhaps a port, exactly. `http` only on your own machine.
             * @example [
             *       "https://onboarding.partner.example"
             *     ]
             */
            allowedOrigins: string[];
            /** @description When the session ends by itself; 1800 seconds when absent. Make another one to go on. */
            expiresInSeconds?: number;
        };
        CreatedSession: {
            /** Format: uuid */
            id: string;
            /**
             * @description For the widget. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.
             * @example gws_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…
             */
            token?: string;
            /** Format: date-time */
            expiresAt: string;
        };
        TermsToAccept: {
            /** @example 1.0 */
            version: string;
            /**
             * @description Where the text is.
             * @example https://gatehouse.example/terms
             */
            url: string;
        };
        CurrentSession: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The review that it fills in.
             */
            complianceReviewId: string;
            /**
             * Format: date-time
             * @description Create another session before that.
             */
            expiresAt: string;
            /**
             * @description The pages that it is for.
             * @example [
             *       "https://onboarding.partner.example"
             *     ]
             */
            allowedOrigins: string[];
            /** @description What the organization of the review has to accept, as long as it has accepted nothing. */
            termsOfService?: components["schemas"]["TermsToAccept"];
        };
        AcceptTermsInWidget: {
            /**
             * @description The version that the person was shown: the current one.
             * @example 1.0
             */
            version: string;
            /**
             * @description The name of the person who accepts.
             * @example Ana Diaz
             */
            signedBy: string;
        };
        CreatedPhoneUpload: {
            /** Format: uuid */
            id: string;
            /**
             * @description `ended` once it expired or was ended without a file.
             * @enum {string}
             */
            status: "waiting" | "received" | "ended";
            /**
             * @description Show it: the phone shows the same.
             * @example 4827
             */
            matchingCode: string;
            /**
             * Format: date-time
             * @description Ten minutes after it was created, or when the session ends.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description What the phone uploaded.
             */
            documentId?: string;
            /**
             * @description For the phone. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.
             * @example gpu_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…
             */
            token?: string;
        };
        CurrentPhoneUpload: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "waiting" | "received" | "ended";
            /** @description For whom the file is: people are asked whether that is them. */
            organizationName: string;
            /**
             * @description People compare it with what the page that showed the code says.
             * @example 4827
             */
            matchingCode: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PhoneUpload: {
            /** Format: uuid */
            id: string;
            /**
             * @description `ended` once it expired or was ended without a file.
             * @enum {string}
             */
            status: "waiting" | "received" | "ended";
            /**
             * @description Show it: the phone shows the same.
             * @example 4827
             */
            matchingCode: string;
            /**
             * Format: date-time
             * @description Ten minutes after it was created, or when the session ends.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description What the phone uploaded.
             */
            documentId?: string;
        };
        BankInfo: {
            /**
             * @description The `bankId` of a payout method.
             * @example 007
             */
            id: string;
            /** @example Banco Galicia */
            name: string;
        };
        BankDetails: {
            /** @description Empty if the name of the bank is not needed. */
            bankNames: string[];
            /** @description The same banks with the `bankId` of each; absent where no payout method takes one. */
            banks?: components["schemas"]["BankInfo"][];
        };
        BankDetailsByCode: {
            ars?: components["schemas"]["BankDetails"];
            bob?: components["schemas"]["BankDetails"];
            brl?: components["schemas"]["BankDetails"];
            clp?: components["schemas"]["BankDetails"];
            cop?: components["schemas"]["BankDetails"];
            "cop-bre-b"?: components["schemas"]["BankDetails"];
            "cop-provider-balance"?: components["schemas"]["BankDetails"];
            crc?: components["schemas"]["BankDetails"];
            eur?: components["schemas"]["BankDetails"];
            mxn?: components["schemas"]["BankDetails"];
            pen?: components["schemas"]["BankDetails"];
            usd?: components["schemas"]["BankDetails"];
            "usd-china"?: components["schemas"]["BankDetails"];
            "usd-hong-kong"?: components["schemas"]["BankDetails"];
            "usd-panama"?: components["schemas"]["BankDetails"];
            "usd-peru"?: components["schemas"]["BankDetails"];
            zar?: components["schemas"]["BankDetails"];
        };
        BanksInfo: {
            /** @description One entry for each requested code, and no other. */
            bankDetails: components["schemas"]["BankDetailsByCode"];
        };
        BankSelectionRequired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "required";
            banks: components["schemas"]["BankInfo"][];
        };
        BankSelectionNotRequired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notRequired";
        };
        BankSelections: {
            arsAlias?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            arsAccountNumber?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            bobDomestic?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            pixPhone?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            pixEmail?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            pixDocument?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            pixBankAccount?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            wire?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
            blockchainWallet?: components["schemas"]["BankSelectionRequired"] | components["schemas"]["BankSelectionNotRequired"];
        };
        BreBKeyValidationSuccess: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "success";
            /** @example Ana Pérez */
            holderName: string;
            /** @example 1020304050 */
            holderIdNumber: string;
        };
        BreBKeyValidationFailure: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "failure";
        };
        ValidateBreBKey: {
            /**
             * @description In the sandbox, keys that begin with `@ana` have a holder.
             * @example @ana2030
             */
            key: string;
        };
        IndividualRecipient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
            /**
             * @description As the bank knows it, in any script.
             * @example Ana
             */
            firstName: string;
            /**
             * @description As the bank knows it, in any script.
             * @example Pérez
             */
            lastName: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email?: string;
            /**
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            physicalAddress?: components["schemas"]["PhysicalAddressVerification"];
            /**
             * @description What you call them.
             * @example Rent
             */
            alias?: string;
        };
        BusinessRecipient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
            /**
             * @description As the bank knows it, in any script.
             * @example Acme S.A.
             */
            name: string;
            /**
             * Format: email
             * @example billing@acme.example
             */
            email?: string;
            /**
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            physicalAddress?: components["schemas"]["PhysicalAddressVerification"];
            /**
             * @description What you call them.
             * @example Rent
             */
            alias?: string;
        };
        Counterparty: {
            /** Format: uuid */
            id: string;
            /**
             * @example individual
             * @enum {string}
             */
            type: "individual" | "business";
            /**
             * @description Of an individual.
             * @example Ana
             */
            firstName?: string;
            /**
             * @description Of an individual.
             * @example Pérez
             */
            lastName?: string;
            /** @description Of a business. */
            name?: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email?: string;
            /**
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            physicalAddress?: components["schemas"]["PhysicalAddressVerification"];
            /**
             * @description What you call them.
             * @example Rent
             */
            alias?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CounterpartyPage: {
            results: components["schemas"]["Counterparty"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ChangeCounterparty: {
            /**
             * @description Of an individual. Unchanged when absent.
             * @example Ana
             */
            firstName?: string;
            /**
             * @description Of an individual. Unchanged when absent.
             * @example Pérez
             */
            lastName?: string;
            /**
             * @description Of a business. Unchanged when absent.
             * @example Acme S.A.
             */
            name?: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email?: string;
            /**
             * @description As a whole.
             * @example {
             *       "address1": "Av. Corrientes 1234",
             *       "address2": "Piso 5",
             *       "city": "Buenos Aires",
             *       "subDivision": "C",
             *       "postalCode": "C1043AAZ",
             *       "country": "AR"
             *     }
             */
            physicalAddress?: components["schemas"]["PhysicalAddressVerification"];
            /**
             * @description What you call them.
             * @example Rent
             */
            alias?: string;
        };
        ArsAliasDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "arsAlias";
            /** @enum {string} */
            symbol: "ARS";
            /** @example ana.perez.mp */
            alias: string;
            /** @example 20-12345678-6 */
            documentNumber: string;
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 007
             */
            bankId: string;
        };
        ArsAccountNumberDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "arsAccountNumber";
            /** @enum {string} */
            symbol: "ARS";
            /** @example 0070999020000012345678 */
            bankAccountNumber: string;
            /**
             * @example CBU
             * @enum {string}
             */
            bankAccountNumberType: "CVU" | "CBU";
            /** @example 20-12345678-6 */
            documentNumber: string;
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 007
             */
            bankId: string;
        };
        ArsDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars";
            /** @enum {string} */
            symbol: "ARS";
            /** @example 0070999020000012345678 */
            bankAccountNumber: string;
            /**
             * @example CBU
             * @enum {string}
             */
            bankAccountNumberType: "CVU" | "CBU" | "ALIAS";
            /** @example 20-12345678-6 */
            documentNumber: string;
        };
        ArsPayoutMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars";
            details: components["schemas"]["ArsAliasDetails"] | components["schemas"]["ArsAccountNumberDetails"] | components["schemas"]["ArsDetails"];
        };
        BobDomesticDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bobDomestic";
            /** @enum {string} */
            symbol: "BOB";
            /** @example 1501234567 */
            bankAccountNumber: string;
            /** @example 1020703023 */
            documentNumber: string;
            /**
             * @example RUC_NIT
             * @enum {string}
             */
            documentType: "NATIONAL_ID" | "RUC_NIT" | "RESIDENT_ID";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example BNB
             */
            bankId: string;
        };
        BobDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bob";
            /** @enum {string} */
            symbol: "BOB";
            /** @example 1501234567 */
            bankAccountNumber: string;
            /** @example 1020703023 */
            documentNumber: string;
            /**
             * @description A `PASSPORT` is refused: banks take none any more.
             * @example TAX_ID
             * @enum {string}
             */
            documentType: "NATIONAL_ID" | "PASSPORT" | "RESIDENT_ID" | "RUC" | "TAX_ID";
        };
        BobPayoutMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bob";
            details: components["schemas"]["BobDomesticDetails"] | components["schemas"]["BobDetails"];
        };
        PixPhoneDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixPhone";
            /** @enum {string} */
            symbol: "BRL";
            /** @example +5511987654321 */
            phoneNumber: string;
            /** @example 529.982.247-25 */
            documentNumber: string;
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId: string;
        };
        PixEmailDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixEmail";
            /** @enum {string} */
            symbol: "BRL";
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example 529.982.247-25 */
            documentNumber: string;
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId: string;
        };
        PixDocumentDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixDocument";
            /** @enum {string} */
            symbol: "BRL";
            /** @example 529.982.247-25 */
            documentNumber: string;
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId: string;
        };
        PixBankAccountDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixBankAccount";
            /** @enum {string} */
            symbol: "BRL";
            /** @example 123456-7 */
            bankAccountNumber: string;
            /** @example 529.982.247-25 */
            documentNumber: string;
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId: string;
        };
        WireDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wire";
            /** @enum {string} */
            symbol: "BRL";
            /** @example 0001 */
            bankBranch: string;
            /**
             * @example CHECKING
             * @enum {string}
             */
            accountType: "CHECKING" | "SAVINGS";
            /** @example 123456-7 */
            accountNumber: string;
            /** @example 529.982.247-25 */
            documentNumber: string;
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId: string;
        };
        /** @deprecated */
        BrlDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl";
            /** @enum {string} */
            symbol: "BRL";
            /** @example 529.982.247-25 */
            documentNumber: string;
            /**
             * @description A wire transfer when absent.
             * @example EMAIL
             * @enum {string}
             */
            pixAccountType?: "PHONE" | "EMAIL" | "DOCUMENT" | "BANK_ACCOUNT";
            /**
             * Format: email
             * @description Required when `pixAccountType` is EMAIL.
             * @example ana@example.com
             */
            pixEmail?: string;
            /**
             * @description Required when `pixAccountType` is PHONE.
             * @example +5511987654321
             */
            pixPhone?: string;
            /**
             * @description Required when `pixAccountType` is BANK_ACCOUNT or absent.
             * @example 123456-7
             */
            bankAccountNumber?: string;
            /**
             * @description Required for a wire transfer.
             * @example 0001
             */
            branchCode?: string;
        };
        BrlPayoutMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl";
            details: components["schemas"]["PixPhoneDetails"] | components["schemas"]["PixEmailDetails"] | components["schemas"]["PixDocumentDetails"] | components["schemas"]["PixBankAccountDetails"] | components["schemas"]["WireDetails"] | components["schemas"]["BrlDetails"];
        };
        BlockchainWalletDetails: {
            /** @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 */
            walletAddress: string;
            /**
             * @description `SOLANA` for payouts in USD alone.
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
        };
        BlockchainWalletPayoutMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchainWallet";
            details: components["schemas"]["BlockchainWalletDetails"];
        };
        CreatePayoutMethod: {
            /**
             * @description Your own name for it.
             * @example Salary account
             */
            alias: string;
            /** @description Legacy shapes are stored as their current equivalents. */
            payoutMethod: components["schemas"]["ArsPayoutMethod"] | components["schemas"]["BobPayoutMethod"] | components["schemas"]["BrlPayoutMethod"] | components["schemas"]["BlockchainWalletPayoutMethod"];
        };
        ArsAliasDetailsInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "arsAlias";
            /** @enum {string} */
            symbol: "ARS";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 007
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****z.mp
             */
            aliasTruncated: string;
            /**
             * @description Its last characters.
             * @example ****6786
             */
            documentNumberTruncated: string;
        };
        ArsAccountNumberDetailsInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "arsAccountNumber";
            /** @enum {string} */
            symbol: "ARS";
            /**
             * @example CBU
             * @enum {string}
             */
            bankAccountNumberType: "CVU" | "CBU";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 007
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****5678
             */
            bankAccountNumberTruncated: string;
            /**
             * @description Its last characters.
             * @example ****6786
             */
            documentNumberTruncated: string;
        };
        ArsPayoutMethodInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars";
            details: components["schemas"]["ArsAliasDetailsInfo"] | components["schemas"]["ArsAccountNumberDetailsInfo"];
        };
        BobDomesticDetailsInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bobDomestic";
            /** @enum {string} */
            symbol: "BOB";
            /**
             * @example RUC_NIT
             * @enum {string}
             */
            documentType: "NATIONAL_ID" | "RUC_NIT" | "RESIDENT_ID";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example BNB
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****4567
             */
            bankAccountNumberTruncated: string;
            /**
             * @description Its last characters.
             * @example ****3023
             */
            documentNumberTruncated: string;
        };
        BobPayoutMethodInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bob";
            details: components["schemas"]["BobDomesticDetailsInfo"];
        };
        PixPhoneDetailsInfo: {
            /** @enum {string} */
            symbol: "BRL";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****4725
             */
            documentNumberTruncated: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixPhone";
            /**
             * @description Its last characters.
             * @example ****4321
             */
            phoneNumberTruncated: string;
        };
        PixEmailDetailsInfo: {
            /** @enum {string} */
            symbol: "BRL";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****4725
             */
            documentNumberTruncated: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixEmail";
            /**
             * @description Its last characters.
             * @example ****.com
             */
            emailTruncated: string;
        };
        PixDocumentDetailsInfo: {
            /** @enum {string} */
            symbol: "BRL";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****4725
             */
            documentNumberTruncated: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixDocument";
        };
        PixBankAccountDetailsInfo: {
            /** @enum {string} */
            symbol: "BRL";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****4725
             */
            documentNumberTruncated: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pixBankAccount";
            /**
             * @description Its last characters.
             * @example ****56-7
             */
            bankAccountNumberTruncated: string;
        };
        WireDetailsInfo: {
            /** @enum {string} */
            symbol: "BRL";
            /**
             * @description The `id` of a bank from `GET /counterparties/payment-methods/supported-banks`.
             * @example 341
             */
            bankId?: string;
            /**
             * @description Its last characters.
             * @example ****4725
             */
            documentNumberTruncated: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wire";
            /**
             * @example CHECKING
             * @enum {string}
             */
            accountType: "CHECKING" | "SAVINGS";
            /**
             * @description Its last characters.
             * @example ****56-7
             */
            accountNumberTruncated: string;
            /**
             * @description Its last characters.
             * @example ****01
             */
            bankBranchTruncated: string;
        };
        BrlPayoutMethodInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl";
            details: components["schemas"]["PixPhoneDetailsInfo"] | components["schemas"]["PixEmailDetailsInfo"] | components["schemas"]["PixDocumentDetailsInfo"] | components["schemas"]["PixBankAccountDetailsInfo"] | components["schemas"]["WireDetailsInfo"];
        };
        BlockchainWalletPayoutMethodInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchainWallet";
            details: components["schemas"]["BlockchainWalletDetails"];
        };
        PayoutMethod: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            counterpartyId: string;
            /** @example Salary account */
            alias: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Sensitive values are masked except for their last characters. */
            payoutMethod: components["schemas"]["ArsPayoutMethodInfo"] | components["schemas"]["BobPayoutMethodInfo"] | components["schemas"]["BrlPayoutMethodInfo"] | components["schemas"]["BlockchainWalletPayoutMethodInfo"];
        };
        PayoutMethodPage: {
            results: components["schemas"]["PayoutMethod"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        QuotedAmount: {
            /**
             * @description `token`: so much leaves the account of a payout, or so much the account of a payin gets. `fiat`: so much the recipient receives, or so much the payer sends.
             * @enum {string}
             */
            type: "token" | "fiat";
            /**
             * @description In the smallest units of the token or of the currency.
             * @example 12500000
             */
            value: string;
        };
        QuoteWanted: {
            /**
             * @example ars
             * @enum {string}
             */
            fiatCurrencyAndRail: "ars" | "bob" | "brl" | "clp" | "cop" | "cop-bre-b" | "cop-provider-balance" | "crc" | "eur" | "mxn" | "pen" | "usd" | "usd-china" | "usd-hong-kong" | "usd-panama" | "usd-peru" | "zar";
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            amount: components["schemas"]["QuotedAmount"];
        };
        QuotesWanted: {
            quotes: components["schemas"]["QuoteWanted"][];
        };
        FiatAmount: {
            /** @example 150.5 */
            fiatAmount: number;
            /**
             * @example ARS
             * @enum {string}
             */
            fiatCurrencyCode: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
        };
        QuoteGiven: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "success";
            /**
             * @description Units of the currency for one token.
             * @example 1450.25
             */
            exchangeRate: number;
            /**
             * @description Of what is exchanged, in percent.
             * @example 0.5
             */
            exchangeFeePercentage: number;
            transactionFee: components["schemas"]["TokenAmount"];
            /** @description All fees together. Those of a payout are inside its amount; those of a payin are taken off before. */
            feeTotal: components["schemas"]["TokenAmount"];
            /** @description What the recipient of a payout receives, or what the payer of a payin sends. */
            fiatAmount: components["schemas"]["FiatAmount"];
            /** @description What leaves the account of a payout, or what that of a payin gets. */
            tokenAmount: components["schemas"]["TokenAmount"];
            /** Format: date-time */
            expiresAt: string;
        };
        QuoteRefused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            /** @example UnsupportedRail */
            name: string;
            message: string;
        };
        Quotes: {
            /** @description One for each that was asked for, in their order. */
            results: (components["schemas"]["QuoteGiven"] | components["schemas"]["QuoteRefused"])[];
        };
        Rail: {
            /** @example http-provider first-bank */
            rail: string;
            /** @description Absent where it is asked about all. */
            currencies?: ("ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR")[];
            /** @description The least is preferred. */
            preference: number;
            /** @description Of what those that are preferred alike get, in proportion. */
            share: number;
            /**
             * Format: date-time
             * @description Since when it gets nothing new.
             */
            drainedAt?: string;
        };
        RailList: {
            results: components["schemas"]["Rail"][];
        };
        DrainRail: {
            /**
             * @description Kept in the audit trail.
             * @example The contract with them ends
             */
            reason: string;
        };
        ProviderReport: {
            /** Format: uuid */
            payoutId: string;
            /** Format: uuid */
            organizationId: string;
            /** @enum {string} */
            status: "pending" | "onHold" | "completed" | "failed" | "refundInProgress" | "refunded";
            /**
             * @description Given with `failed` and `refundInProgress`.
             * @enum {string}
             */
            errorCode?: "UNKNOWN" | "ACCOUNT_NUMBER_INCORRECT" | "REJECTED_BY_BANK" | "ACCOUNT_TYPE_INCORRECT" | "ACCOUNT_CLOSED" | "BENEFICIARY_DOCUMENTATION_INCORRECT";
            /** @description Given with `failed` and `refundInProgress`. */
            reason?: string;
            /** @description With `completed`, what left for the recipient; with `refunded`, what came back. Without it, all that was ordered. */
            fiatUnits?: string;
            /** @description All that you have charged for it so far, in the smallest units of the currency. */
            feeUnits?: string;
            /** @description Your own id of the movement. */
            reference?: string;
        };
        TokenPayoutAmount: {
            /** @example 12.5 */
            tokenAmount: number;
            /**
             * @example USDC
             * @enum {string}
             */
            tokenSymbol: "USDC" | "USDT";
        };
        FiatPayoutAmount: {
            /** @example 150.5 */
            fiatAmount: number;
            /**
             * @example ARS
             * @enum {string}
             */
            fiatCurrencyCode: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
        };
        FiatPayoutDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fiat";
            payoutMethod: components["schemas"]["ArsPayoutMethod"] | components["schemas"]["BobPayoutMethod"] | components["schemas"]["BrlPayoutMethod"];
        };
        WalletDetailsInput: {
            /** @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 */
            walletAddress: string;
            /**
             * @description `SOLANA` for payouts in USD alone.
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
        };
        BlockchainPayoutDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchain";
            /** @description For an amount in USDC or USDT on the chain of the account; for an amount in USD on any of the six, `SOLANA` included. */
            walletDetails: components["schemas"]["WalletDetailsInput"];
        };
        SavedPayoutDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "counterpartyPayoutMethod";
            /**
             * Format: uuid
             * @description A saved payout method; its counterparty is the recipient.
             */
            payoutMethodId: string;
        };
        CounterpartyRecipient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "counterparty";
            /** Format: uuid */
            counterpartyId: string;
        };
        PayoutDeveloperFee: {
            /**
             * @description Of the amount, which includes it. Counted to the millionth of a percent.
             * @example 1.5
             */
            developerFeePercentage: number;
        };
        PayoutRow: {
            /**
             * @example {
             *       "tokenAmount": 12.5,
             *       "tokenSymbol": "USDC"
             *     }
             */
            amount: components["schemas"]["TokenPayoutAmount"] | components["schemas"]["FiatPayoutAmount"];
            payoutDetails: components["schemas"]["FiatPayoutDetails"] | components["schemas"]["BlockchainPayoutDetails"] | components["schemas"]["SavedPayoutDetails"];
            /** @description Who is paid. Optional with a saved payout method. A payout in fiat needs `email` and `physicalAddress`, one to a wallet only the name. */
            recipientInfo?: components["schemas"]["IndividualRecipient"] | components["schemas"]["BusinessRecipient"] | components["schemas"]["CounterpartyRecipient"];
            /**
             * @description Named texts that are passed on to the payout provider.
             * @example {
             *       "purpose": "Salary of November"
             *     }
             */
            supportingDetails?: {
                [key: string]: string;
            };
            developerFee?: components["schemas"]["PayoutDeveloperFee"];
        };
        CreatePayoutRequest: {
            /**
             * Format: uuid
             * @description The account that pays.
             */
            sourceAccountId: string;
            /** @example Salaries of November */
            memo?: string;
            payouts: components["schemas"]["PayoutRow"][];
        };
        PayoutRequestStatus: {
            /** @enum {string} */
            type: "awaitingExecution" | "pending" | "executed" | "failed" | "canceled";
        };
        FiatPayoutCreatedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "created";
        };
        FiatPayoutPendingStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pending";
            /** Format: date-time */
            initiatedAt: string;
        };
        FiatPayoutOnHoldStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "onHold";
            /** Format: date-time */
            initiatedAt: string;
        };
        FiatPayoutCompletedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "completed";
            /** Format: date-time */
            initiatedAt: string;
            /** Format: date-time */
            completedAt: string;
        };
        FiatPayoutFailedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "failed";
            /** @description Why it failed. */
            reason: string;
            /** @enum {string} */
            errorCode: "UNKNOWN" | "ACCOUNT_NUMBER_INCORRECT" | "REJECTED_BY_BANK" | "ACCOUNT_TYPE_INCORRECT" | "ACCOUNT_CLOSED" | "BENEFICIARY_DOCUMENTATION_INCORRECT";
        };
        FiatPayoutCanceledStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "canceled";
        };
        FiatPayoutRefundInProgressStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refundInProgress";
            /** @enum {string} */
            errorCode: "UNKNOWN" | "ACCOUNT_NUMBER_INCORRECT" | "REJECTED_BY_BANK" | "ACCOUNT_TYPE_INCORRECT" | "ACCOUNT_CLOSED" | "BENEFICIARY_DOCUMENTATION_INCORRECT";
            /** @description Why the money came back. */
            failureReason: string;
            /** Format: date-time */
            refundInitiatedAt: string;
        };
        FiatPayoutRefundedStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refunded";
            /** @enum {string} */
            errorCode: "UNKNOWN" | "ACCOUNT_NUMBER_INCORRECT" | "REJECTED_BY_BANK" | "ACCOUNT_TYPE_INCORRECT" | "ACCOUNT_CLOSED" | "BENEFICIARY_DOCUMENTATION_INCORRECT";
            /** @description Why the money came back. */
            failureReason: string;
            /** Format: date-time */
            refundInitiatedAt: string;
            /** Format: date-time */
            refundCompletedAt: string;
            /**
             * Format: uuid
             * @description The transaction by which the tokens came back.
             */
            refundTransactionId: string;
        };
        DeveloperFeeTaken: {
            /** @example 1.5 */
            developerFeePercentage: number;
            fee: components["schemas"]["TokenAmount"];
        };
        FiatPayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fiat";
            /**
             * @example ars
             * @enum {string}
             */
            fiatAndRailCode: "ars" | "bob" | "brl" | "clp" | "cop" | "cop-bre-b" | "cop-provider-balance" | "crc" | "eur" | "mxn" | "pen" | "usd" | "usd-china" | "usd-hong-kong" | "usd-panama" | "usd-peru" | "zar";
            status: components["schemas"]["FiatPayoutCreatedStatus"] | components["schemas"]["FiatPayoutPendingStatus"] | components["schemas"]["FiatPayoutOnHoldStatus"] | components["schemas"]["FiatPayoutCompletedStatus"] | components["schemas"]["FiatPayoutFailedStatus"] | components["schemas"]["FiatPayoutCanceledStatus"] | components["schemas"]["FiatPayoutRefundInProgressStatus"] | components["schemas"]["FiatPayoutRefundedStatus"];
            /** @description Everything that leaves the account, fees included. */
            sourceAmount: components["schemas"]["TokenAmount"];
            /** @description What the recipient receives. */
            fiatAmount: components["schemas"]["FiatAmount"];
            transactionFee: components["schemas"]["TokenAmount"];
            /**
             * @description Of what is exchanged, in percent.
             * @example 0.5
             */
            exchangeFeePercentage: number;
            /**
             * @description Units of the currency per token.
             * @example 1450.25
             */
            exchangeRate: number;
            /** @description All fees together. They are inside the amount. */
            feeTotal: components["schemas"]["TokenAmount"];
            /** @description The percentage, and the fee it amounts to. */
            developerFee?: components["schemas"]["DeveloperFeeTaken"];
            /** @description Where the money goes, masked. */
            payoutMethod: components["schemas"]["ArsPayoutMethodInfo"] | components["schemas"]["BobPayoutMethodInfo"] | components["schemas"]["BrlPayoutMethodInfo"] | components["schemas"]["BlockchainWalletPayoutMethodInfo"];
        };
        BlockchainPayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchain";
            /** @example 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 */
            walletAddress: string;
            /**
             * @description `SOLANA` only for payouts in USD.
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA";
            /**
             * @description What the recipient receives.
             * @enum {string}
             */
            token: "USDC" | "USDT";
            /** @enum {string} */
            status: "AWAITING_EXECUTION" | "PENDING" | "EXECUTED" | "FAILED" | "CANCELED";
            destinationAmount: components["schemas"]["TokenAmount"];
            /** @description The percentage, and the fee it amounts to. */
            developerFee?: components["schemas"]["DeveloperFeeTaken"];
            /** @description What it pays for the chain. */
            networkFee?: components["schemas"]["TokenAmount"];
            /** @description What it pays for what is converted for it. */
            spread?: components["schemas"]["TokenAmount"];
            /** @description Only for payouts in USD, once they are settled. All others are in the transaction of the request, which has the hash. */
            transactionHash?: string | null;
            /** @description Why it failed. */
            failureReason?: string;
        };
        IndividualRecipientInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
            /** @example ****na */
            firstName: string;
            /** @example ****ez */
            lastName: string;
            /** @example ****.com */
            email?: string;
            /** Format: uuid */
            counterpartyId?: string;
            /** Format: uuid */
            payoutMethodId?: string;
        };
        BusinessRecipientInfo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
            /** @example ****S.A. */
            name: string;
            /** @example ****mple */
            email?: string;
            /** Format: uuid */
            counterpartyId?: string;
            /** Format: uuid */
            payoutMethodId?: string;
        };
        Payout: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @example {
             *       "tokenAmount": 12.5,
             *       "tokenSymbol": "USDC"
             *     }
             */
            amount: components["schemas"]["TokenPayoutAmount"] | components["schemas"]["FiatPayoutAmount"];
            details: components["schemas"]["FiatPayout"] | components["schemas"]["BlockchainPayout"];
            /** @description Who is paid, masked. */
            recipient: components["schemas"]["IndividualRecipientInfo"] | components["schemas"]["BusinessRecipientInfo"];
        };
        PayoutRequest: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            sourceAccountId: string;
            /** @description Of the transaction on the chain, once it is final. */
            transactionHash?: string;
            memo?: string;
            status: components["schemas"]["PayoutRequestStatus"];
            payouts: components["schemas"]["Payout"][];
        };
        PreflightPayoutRequest: {
            /**
             * Format: uuid
             * @description The account that would pay.
             */
            sourceAccountId: string;
            /** @example Salaries of November */
            memo?: string;
            payouts: components["schemas"]["PayoutRow"][];
        };
        PreflightFunds: {
            /** @description For all rows that would be accepted. */
            required: components["schemas"]["TokenAmount"];
            available: components["schemas"]["TokenAmount"];
        };
        PreflightLimit: {
            /**
             * @description Of each payout, or of all payouts of the organization in 30 days.
             * @enum {string}
             */
            limit: "singleAmount" | "volume30Days";
            /** @description In USD. */
            most: number;
            /** @description In USD, rounded up: what it would be with this request. */
            actual: number;
            /**
             * Format: date-time
             * @description From when on it would fit, if nothing else were paid.
             */
            resetsAt?: string;
        };
        PreflightFailure: {
            /**
             * @description The error with which the request would be refused.
             * @enum {string}
             */
            name: "ValidationFailed" | "ResourceNotFound" | "UnsupportedRail" | "ConversionUnavailable" | "DestinationRefused" | "AdditionalCounterpartyInformationRequired" | "AdditionalRecipientInformationRequired";
            /** @description Relative to the row: `amount.tokenSymbol`; for missing information, the missing fields. */
            fields: string[];
            message: string;
        };
        PreflightQuote: {
            /** @description Everything that would leave the account. */
            tokenAmount: components["schemas"]["TokenAmount"];
            /** @description All fees together. They are inside the amount. */
            feeTotal: components["schemas"]["TokenAmount"];
            /** @description What a wallet would receive. */
            destinationAmount?: components["schemas"]["TokenAmount"];
            /** @description What a payout to a wallet would pay for its chain. */
            networkFee?: components["schemas"]["TokenAmount"];
            /** @description What it would pay for what is converted for it. */
            spread?: components["schemas"]["TokenAmount"];
            /** @description What a bank account would receive. */
            fiatAmount?: components["schemas"]["FiatAmount"];
            /** @example 1450.25 */
            exchangeRate?: number;
            /** @example 0.5 */
            exchangeFeePercentage?: number;
            transactionFee?: components["schemas"]["TokenAmount"];
        };
        PreflightRow: {
            /** @description Position in the request, from 0. */
            index: number;
            /**
             * @description Why the row would be refused; empty if it would be accepted.
             * @example []
             */
            failures: components["schemas"]["PreflightFailure"][];
            quote?: components["schemas"]["PreflightQuote"];
            /** @description An earlier row that pays the same to the same destination. */
            duplicateOf?: number;
        };
        Preflight: {
            /** @description Whether the request would be accepted as it is. `funds` says whether it can be paid, `limits` whether it may. */
            isAcceptable: boolean;
            /** @description Present if at least one row would be accepted. */
            funds?: components["schemas"]["PreflightFunds"];
            /**
             * @description For which limits of the organization executing it would be refused with `LimitExceeded`.
             * @example [
             *       {
             *         "limit": "volume30Days",
             *         "most": 1000,
             *         "actual": 1200,
             *         "resetsAt": "2026-12-21T00:00:00.000Z"
             *       }
             *     ]
             */
            limits?: components["schemas"]["PreflightLimit"][];
            payouts: components["schemas"]["PreflightRow"][];
        };
        PayoutRequestPage: {
            results: components["schemas"]["PayoutRequest"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        PayoutApproval: {
            /** Format: uuid */
            keyId: string;
            /** Format: date-time */
            at: string;
        };
        PayoutApprovalsView: {
            /** @description How many keys have to agree before this request is executed. */
            required: number;
            /** @description How many have. */
            given: number;
            approvals: components["schemas"]["PayoutApproval"][];
        };
        ExecutePayoutRequest: {
            /**
             * @description When quotes have expired: `FLEXIBLE` (when absent) takes new rates, `STRICT` refuses.
             * @enum {string}
             */
            exchangeRateToleranceMode?: "FLEXIBLE" | "STRICT";
        };
        ListedPayout: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @example {
             *       "tokenAmount": 12.5,
             *       "tokenSymbol": "USDC"
             *     }
             */
            amount: components["schemas"]["TokenPayoutAmount"] | components["schemas"]["FiatPayoutAmount"];
            details: components["schemas"]["FiatPayout"] | components["schemas"]["BlockchainPayout"];
            /** @description Who is paid, masked. */
            recipient: components["schemas"]["IndividualRecipientInfo"] | components["schemas"]["BusinessRecipientInfo"];
            /** Format: uuid */
            payoutRequestId: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
        };
        ListedPayoutPage: {
            results: components["schemas"]["ListedPayout"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ArsPayinAmount: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            currencySymbol: "ARS";
            /**
             * @description In cents.
             * @example 150000
             */
            value: string;
        };
        SandboxArsTransfer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars-bank-transfer";
            amount: components["schemas"]["ArsPayinAmount"];
            /**
             * @description The CBU or CVU that it comes from.
             * @example 2850590940090418135201
             */
            senderAccountNumber: string;
            /** @example Ana Pérez */
            senderName?: string;
            /** @example 20123456786 */
            senderId?: string;
            /** @example CUIT */
            senderIdType?: string;
        };
        BrlPayinAmount: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            currencySymbol: "BRL";
            /**
             * @description In cents.
             * @example 150000
             */
            value: string;
        };
        SandboxPixPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl-pix";
            amount: components["schemas"]["BrlPayinAmount"];
            /** @example Ana Pérez */
            senderName?: string;
            /**
             * @description CPF or CNPJ.
             * @example 52998224725
             */
            documentNumber?: string;
            /** @description To report the same movement twice. One is made up when absent. */
            endToEndId?: string;
        };
        AchPayinAmount: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            currencySymbol: "USD";
            /**
             * @description In cents.
             * @example 150000
             */
            value: string;
        };
        SandboxAchTransfer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ach";
            amount: components["schemas"]["AchPayinAmount"];
            /** @example Ana Pérez */
            senderName?: string;
            /** @example 021000021 */
            achRoutingNumber?: string;
            /** @description To report the same movement twice. One is made up when absent. */
            traceNumber?: string;
            description?: string;
        };
        SandboxTokenAmount: {
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Decimal places of the smallest unit.
             * @example 6
             */
            exponent: number;
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            value: string;
        };
        SandboxBlockchainDeposit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchain";
            amount: components["schemas"]["SandboxTokenAmount"];
            /** @example 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 */
            senderAddress: string;
            /** @description To send the same transaction twice. One is made up when absent. */
            transactionHash?: string;
        };
        SandboxPayin: {
            /**
             * Format: uuid
             * @description The payin that it is for. Either this or `destinationAccountId`.
             */
            payinId?: string;
            /**
             * Format: uuid
             * @description The account that it is for, by its own number, code or wallet.
             */
            destinationAccountId?: string;
            rail: components["schemas"]["SandboxArsTransfer"] | components["schemas"]["SandboxPixPayment"] | components["schemas"]["SandboxAchTransfer"] | components["schemas"]["SandboxBlockchainDeposit"];
        };
        SandboxPayinView: {
            /** @description Whether the money was accepted. */
            accepted: boolean;
            /**
             * Format: uuid
             * @description The payin that it was for, or that it created.
             */
            payinId?: string;
            /** @description Why it was refused. */
            reason?: string;
        };
        ProviderSender: {
            name?: string;
            accountNumber?: string;
            bankCode?: string;
            bankName?: string;
            documentNumber?: string;
            documentType?: string;
            clearingId?: string;
            sourceReference?: string;
            routingNumber?: string;
            description?: string;
        };
        ProviderArrival: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "arrived";
            /** @enum {string} */
            code: "ars" | "brl" | "usd";
            route: string;
            /** @description In the smallest units of the currency: `"150000"` of ARS are 1500.00. */
            fiatUnits: string;
            /** @description Whether it is held for compliance first. A report follows. */
            isHeld?: boolean;
            sender: components["schemas"]["ProviderSender"];
            /** @description All that you have charged for it so far, in the smallest units of the currency. */
            feeUnits?: string;
            /** @description Your own id of the movement. */
            reference?: string;
        };
        ProviderPayinReport: {
            /** @description With `rejected` and `returned`: what went back to its sender. Without it, all that came. */
            fiatUnits?: string;
            /** @description All that you have charged for it so far, in the smallest units of the currency. */
            feeUnits?: string;
            /** @description Your own id of the movement. */
            reference?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "report";
            /** Format: uuid */
            payinId: string;
            /** Format: uuid */
            organizationId: string;
            /** @enum {string} */
            status: "onHold" | "released" | "rejected" | "returned" | "returnRefused";
        };
        Taken: {
            /** @description Whether the money is accepted. If not, it has to be sent back to its sender. */
            accepted: boolean;
            /**
             * Format: uuid
             * @description The payin that the money was for, or that it created.
             */
            payinId?: string;
            /** @description Why it is refused. */
            reason?: string;
        };
        AllowSender: {
            /**
             * Format: uuid
             * @description The account that it may send to.
             */
            accountId: string;
            /**
             * @description The chain. Other chains are allowed separately.
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Your name for the sender. It is removed when absent.
             * @example Exchange of Acme
             */
            label?: string;
        };
        AllowedSender: {
            /** @example 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 */
            address: string;
            /** Format: uuid */
            accountId: string;
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /** @example Exchange of Acme */
            label?: string;
            /** Format: date-time */
            createdAt: string;
        };
        AllowedSenderPage: {
            results: components["schemas"]["AllowedSender"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ArsBankTransfer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars-bank-transfer";
            /** @description Exactly what the payer has to transfer. */
            amount: components["schemas"]["ArsPayinAmount"];
            /**
             * @description The CBU or CVU from which the payer has to transfer.
             * @example 2850590940090418135201
             */
            accountNumber: string;
            /**
             * @description For how long the payer may pay; 300 when absent.
             * @default 300
             * @example 300
             */
            expiresInSeconds?: number;
        };
        BrlInstantPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl-pix";
            /** @description Exactly what the payer has to send: another amount is declined. */
            amount: components["schemas"]["BrlPayinAmount"];
            /**
             * @description For how long the payer may pay; 86400 when absent.
             * @default 86400
             * @example 86400
             */
            expiresInSeconds?: number;
        };
        ARSDeveloperFee: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars";
            /**
             * @description Of the tokens that the money becomes. It counts to the millionth of a percent.
             * @example 1.5
             */
            developerFeePercentage: number;
        };
        BRLDeveloperFee: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl";
            /**
             * @description Of the tokens that the money becomes. It counts to the millionth of a percent.
             * @example 1.5
             */
            developerFeePercentage: number;
        };
        CreatePayin: {
            /**
             * Format: uuid
             * @description The account that gets the tokens.
             */
            destinationAccountId: string;
            /** @description What the money is converted to, on an EVM chain; the destination token of the account when absent. */
            destinationToken?: components["schemas"]["DestinationToken"];
            payinDetails: components["schemas"]["ArsBankTransfer"] | components["schemas"]["BrlInstantPayment"];
            /** @description Of the same currency as the payin. */
            developerFee?: components["schemas"]["ARSDeveloperFee"] | components["schemas"]["BRLDeveloperFee"];
        };
        AchPayinRail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ach";
            amount: components["schemas"]["AchPayinAmount"];
        };
        ArsDeposit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars";
            /** @enum {string} */
            currency: "ARS";
            /** @enum {string} */
            payinRail: "CVU";
            /** @example 0000099400000000000017 */
            accountNumber: string;
            bankName: string;
            amount: components["schemas"]["ArsPayinAmount"];
        };
        BrlDeposit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl";
            /** @enum {string} */
            currency: "BRL";
            /** @enum {string} */
            payinRail: "PIX";
            /** @description Without an amount: the payer chooses it. */
            pixBRcode: string;
            bankName: string;
            amount: components["schemas"]["BrlPayinAmount"];
        };
        DepositedTokens: {
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example TRON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description Decimal places of the smallest unit.
             * @example 6
             */
            exponent: number;
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            value: string;
        };
        BlockchainDeposit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchainDeposit";
            depositToken: components["schemas"]["TokenWithBlockchain"];
            destinationAddress: string;
            senderAddress: string;
            amount: components["schemas"]["DepositedTokens"];
        };
        ArsBankTransferInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars-bank-transfer";
            /**
             * @description Where the payer has to transfer to.
             * @example 0000099400000000000017
             */
            cvu: string;
            /** @example Gatehouse Sandbox */
            bankName: string;
            /** Format: date-time */
            expiresAt: string;
        };
        BrlInstantPaymentInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl-pix";
            /**
             * @description The code that the payer pastes into the app of their bank, or scans as a QR code.
             * @example 00020101021226580014br.gov.bcb.pix0136…
             */
            brCode: string;
            /** Format: date-time */
            expiresAt: string;
        };
        ArsBankTransferSender: {
            /** @enum {string} */
            type: "ars-bank-transfer";
            /**
             * @description CVU or CBU, unformatted.
             * @example 2850590940090418135201
             */
            senderAccountNumber?: string;
            /**
             * @description Tax or document number, as the bank of the sender tells it.
             * @example 20123456786
             */
            senderId?: string;
            /** @example CUIT */
            senderIdType?: string;
            /** @example Ana Pérez */
            senderName?: string;
        };
        AchSender: {
            /** @enum {string} */
            type: "ach";
            /** @example 021000021 */
            achRoutingNumber: string;
            /** @example Ana Pérez */
            senderName: string;
            /** @example 021000021000001 */
            traceNumber: string;
            description?: string;
        };
        ArsCvuSender: {
            /** @enum {string} */
            type: "ars_cvu";
            /** @example 2850590940090418135201 */
            accountNumber?: string;
            bankCode?: string;
            /** @example Ana Pérez */
            bankName?: string;
            /** @description Id of the transaction at the clearing house. */
            clearingHouseId?: string;
            /**
             * @description CUIL or CUIT.
             * @example 20123456786
             */
            documentNumber?: string;
            /** @example CUIT */
            documentType?: string;
            /** @example Ana Pérez */
            senderName?: string;
            sourceReference?: string;
        };
        BrlPixSender: {
            /** @enum {string} */
            type: "brl_pix";
            /** @example 12345-6 */
            accountNumber?: string;
            /** @description Identifier of the bank. */
            bankCode?: string;
            /** @example Ana Pérez */
            bankName?: string;
            /**
             * @description CPF or CNPJ.
             * @example 52998224725
             */
            documentNumber?: string;
            /** @example CPF */
            documentType?: string;
            /** @example E6070119020261122143012345678901 */
            endToEndId?: string;
            /** @example Ana Pérez */
            senderName?: string;
            sourceReference?: string;
        };
        BlockchainSender: {
            /** @enum {string} */
            type: "blockchain";
            /** @example 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 */
            senderAddress: string;
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA";
        };
        ExternalBlockchainSender: {
            /** @enum {string} */
            type: "blockchain";
            /** @example TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t */
            senderAddress: string;
            /** @enum {string} */
            blockchain: "TRON" | "SOLANA";
            /** @description Hash or signature on the chain. */
            transactionHash: string;
        };
        BlockchainAmount: {
            /** @enum {string} */
            type: "blockchain";
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @description Decimal places of the smallest unit.
             * @example 6
             */
            exponent: number;
            /**
             * @description In the smallest unit.
             * @example 12500000
             */
            value: string;
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA";
        };
        BlockchainSettlementDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchain";
            /** @description Expected before settlement, actual after. */
            amount: components["schemas"]["BlockchainAmount"];
            /** @description Of the transfer to the account, on its chain. */
            transactionHash?: string;
        };
        AwaitingKYC: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "awaitingKYC";
            details: string;
        };
        PayinStatus: {
            /** @enum {string} */
            type: "created" | "pending" | "on-hold" | "completed" | "failed" | "canceled";
        };
        AutoOnrampSettlementStrategy: {
            /** @enum {string} */
            type: "autoOnramp";
        };
        PayinTimestamps: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            fundsReceivedAt?: string;
            /** Format: date-time */
            completedAt?: string;
            /** Format: date-time */
            failedAt?: string;
            /** Format: date-time */
            canceledAt?: string;
            /**
             * Format: date-time
             * @description Until when the payer may pay.
             */
            expiresAt?: string;
        };
        Payin: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            destinationAccountId: string;
            status: components["schemas"]["PayinStatus"];
            /** @description As requested; for money that came unasked, where it was sent to and how much it was. */
            payinDetails: components["schemas"]["ArsBankTransfer"] | components["schemas"]["BrlInstantPayment"] | components["schemas"]["AchPayinRail"] | components["schemas"]["ArsDeposit"] | components["schemas"]["BrlDeposit"] | components["schemas"]["BlockchainDeposit"];
            /**
             * @description How to pay what was requested.
             * @example {
             *       "type": "ars-bank-transfer",
             *       "cvu": "0000099400000000000017",
             *       "bankName": "Gatehouse Sandbox",
             *       "expiresAt": "2026-11-21T09:35:00.000Z"
             *     }
             */
            payinInstructions?: components["schemas"]["ArsBankTransferInstructions"] | components["schemas"]["BrlInstantPaymentInstructions"];
            /** @description Who paid, as far as the rail reported it. Told apart by `type`; the two of type `blockchain` by their `blockchain`. */
            senderMetadata?: components["schemas"]["ArsBankTransferSender"] | components["schemas"]["AchSender"] | components["schemas"]["ArsCvuSender"] | components["schemas"]["BrlPixSender"] | components["schemas"]["BlockchainSender"] | components["schemas"]["ExternalBlockchainSender"];
            developerFee?: components["schemas"]["ARSDeveloperFee"] | components["schemas"]["BRLDeveloperFee"];
            /** @description Once what came was converted to the destination token. */
            settlementStrategy?: components["schemas"]["AutoOnrampSettlementStrategy"];
            /** @description What the account gets, an estimate until settlement; or, while a compliance review of the organization is under way, that the money waits for it. */
            settlementDetails?: components["schemas"]["BlockchainSettlementDetails"] | components["schemas"]["AwaitingKYC"];
            /** @enum {string} */
            failureReason?: "expired" | "amountMismatched" | "senderMismatched" | "holdRejected" | "approvalOverdue" | "settlementFailed";
            timestamps: components["schemas"]["PayinTimestamps"];
        };
        PayinPage: {
            results: components["schemas"]["Payin"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        Arrival: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            arrivedAt: string;
            amount: components["schemas"]["ArsPayinAmount"] | components["schemas"]["BrlPayinAmount"] | components["schemas"]["AchPayinAmount"];
            /** @description Whether it was accepted. Money that is refused is sent back to its sender. */
            accepted: boolean;
            /**
             * @description Why it was refused.
             * @enum {string}
             */
            reason?: "amountMismatched" | "senderMismatched" | "expired" | "canceled" | "alreadyPaid" | "failed" | "unknownDestination" | "wrongRail" | "tooMuch";
            /** @description How often the rail has reported it. It counts once. */
            told: number;
        };
        ArrivalPage: {
            results: components["schemas"]["Arrival"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ARSPayinRailDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ars";
            /** @enum {string} */
            currency: "ARS";
            /** @enum {string} */
            payinRail: "CVU";
            /** @example 0000099400000000000017 */
            accountNumber: string;
            bankName: string;
        };
        BRLPayinRailDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "brl";
            /** @enum {string} */
            currency: "BRL";
            /** @enum {string} */
            payinRail: "PIX";
            /** @description Without an amount: the payer chooses it. */
            pixBRcode: string;
            bankName: string;
        };
        UsdtOnTron: {
            /** @enum {string} */
            symbol: "USDT";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            blockchain: "TRON";
        };
        UsdcOnSolana: {
            /** @enum {string} */
            symbol: "USDC";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            blockchain: "SOLANA";
        };
        BlockchainDepositPayinRailDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchainDeposit";
            depositToken: components["schemas"]["UsdtOnTron"] | components["schemas"]["UsdcOnSolana"];
            destinationAddress: string;
            /** @description Where it is told, deposits have to be made from this address. */
            senderAddress?: string;
        };
        AchNumbers: {
            /** @example 021000021 */
            routingNumber: string;
            /** @example 9006281774 */
            accountNumber: string;
            bankName: string;
        };
        DepositInstructions: {
            /** @description Money first, then tokens. */
            results: (components["schemas"]["ARSPayinRailDetails"] | components["schemas"]["BRLPayinRailDetails"] | components["schemas"]["BlockchainDepositPayinRailDetails"])[];
            /** @description For transfers in USD from banks in the United States, where the payment provider has given the account such numbers. */
            ach?: components["schemas"]["AchNumbers"];
        };
        AccountActivityTokenAmount: {
            /** @example POLYGON */
            blockchain: string;
            /**
             * @description In whole tokens, with their decimal places.
             * @example 12.5
             */
            tokenAmount: number;
            /** @example USDC */
            tokenSymbol: string;
            /** @example 0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359 */
            tokenContractAddress: string;
        };
        AccountActivityTransactionDetails: {
            /** @example POLYGON */
            blockchain: string;
            /** Format: date-time */
            transactionDate: string;
            transactionHash: string;
            sourceWalletAddress: string;
            destinationWalletAddress: string;
        };
        AccountCredited: {
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            transactionId: string;
            accountWalletAddress: string;
            tokenAmount: components["schemas"]["AccountActivityTokenAmount"];
            transactionDetails: components["schemas"]["AccountActivityTransactionDetails"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "account_credited";
        };
        AccountDebited: {
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            transactionId: string;
            accountWalletAddress: string;
            tokenAmount: components["schemas"]["AccountActivityTokenAmount"];
            transactionDetails: components["schemas"]["AccountActivityTransactionDetails"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "account_debited";
        };
        PayoutRequestStatusChange: {
            previousStatus: components["schemas"]["PayoutRequestStatus"];
            currentStatus: components["schemas"]["PayoutRequestStatus"];
        };
        PayoutRequestStatusChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout_request_status_changed";
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            payoutRequestId: string;
            statusChangeDetails: components["schemas"]["PayoutRequestStatusChange"];
        };
        FiatPayoutStatusChange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fiat";
            previousStatus: components["schemas"]["FiatPayoutCreatedStatus"] | components["schemas"]["FiatPayoutPendingStatus"] | components["schemas"]["FiatPayoutOnHoldStatus"] | components["schemas"]["FiatPayoutCompletedStatus"] | components["schemas"]["FiatPayoutFailedStatus"] | components["schemas"]["FiatPayoutCanceledStatus"] | components["schemas"]["FiatPayoutRefundInProgressStatus"] | components["schemas"]["FiatPayoutRefundedStatus"];
            currentStatus: components["schemas"]["FiatPayoutCreatedStatus"] | components["schemas"]["FiatPayoutPendingStatus"] | components["schemas"]["FiatPayoutOnHoldStatus"] | components["schemas"]["FiatPayoutCompletedStatus"] | components["schemas"]["FiatPayoutFailedStatus"] | components["schemas"]["FiatPayoutCanceledStatus"] | components["schemas"]["FiatPayoutRefundInProgressStatus"] | components["schemas"]["FiatPayoutRefundedStatus"];
        };
        BlockchainPayoutStatus: {
            /** @enum {string} */
            type: "awaitingExecution" | "pending" | "executed" | "failed" | "canceled";
        };
        BlockchainPayoutStatusChange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockchain";
            previousStatus: components["schemas"]["BlockchainPayoutStatus"];
            currentStatus: components["schemas"]["BlockchainPayoutStatus"];
        };
        PayoutStatusChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payout_status_changed";
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            payoutRequestId: string;
            /** Format: uuid */
            payoutId: string;
            statusChangeDetails: components["schemas"]["FiatPayoutStatusChange"] | components["schemas"]["BlockchainPayoutStatusChange"];
        };
        PayinStatusChange: {
            /** @description Null when the payin has just been created, and only then. */
            previousStatus: components["schemas"]["PayinStatus"] | null;
            currentStatus: components["schemas"]["PayinStatus"];
        };
        PayinStatusChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payin_status_changed";
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            payinId: string;
            statusChangeDetails: components["schemas"]["PayinStatusChange"];
        };
        VerificationStatusChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "verification_status_changed";
            /** Format: uuid */
            organizationId: string;
            previousStatus: Omit<components["schemas"]["ServiceKycVerificationStatus"], "type">;
            currentStatus: Omit<components["schemas"]["ServiceKycVerificationStatus"], "type">;
            /** Format: uuid */
            verificationId: string;
            /** Format: date-time */
            updatedAt: string;
        };
        TosAccepted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tos_accepted";
            /** Format: uuid */
            organizationId: string;
            /** Format: date-time */
            signedAt: string;
            /** @enum {string} */
            source: "ui" | "api" | "test";
        };
        ComplianceReviewStatusChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compliance_review_status_changed";
            /**
             * Format: uuid
             * @description Whose review it is: a parent organization or one of its children.
             */
            organizationId: string;
            /** Format: uuid */
            complianceReviewId: string;
            previousStatus: Omit<components["schemas"]["ComplianceReviewStatus"], "type">;
            currentStatus: Omit<components["schemas"]["ComplianceReviewStatus"], "type">;
            /** Format: date-time */
            updatedAt: string;
        };
        ComplianceReviewDue: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compliance_review_due";
            /**
             * Format: uuid
             * @description Whose approval it is.
             */
            organizationId: string;
            /**
             * Format: uuid
             * @description The review that was approved.
             */
            complianceReviewId: string;
            /**
             * Format: uuid
             * @description The review that is to be filled in and submitted instead.
             */
            renewedBy: string;
            /**
             * Format: date-time
             * @description When it was to be reviewed again.
             */
            reviewAgainAt: string;
            /**
             * Format: date-time
             * @description When the approval ends, unless another one has taken its place.
             */
            approvalEndsAt: string;
        };
        AssociatedPersonInvitationRequested: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "associated_person_invitation_requested";
            /**
             * Format: uuid
             * @description The business that asks.
             */
            organizationId: string;
            /** Format: uuid */
            complianceReviewId: string;
            /**
             * Format: uuid
             * @description The person to invite.
             */
            associatedPersonId: string;
            /** Format: date-time */
            requestedAt: string;
        };
        Event: {
            /** Format: uuid */
            eventId: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** @description 1, 2, 3 … within your organization, without gaps. */
            position: number;
            /** @enum {string} */
            eventCategory: "service_account_balance_activity" | "payout_request" | "payin" | "business_verification" | "organization_tos" | "compliance_review";
            /** Format: date-time */
            occurredAt: string;
            /** @description 1, 2, 3 … within the resource. */
            sequence: number;
            /**
             * Format: uuid
             * @description What the event is about.
             */
            resourceId: string;
            payload: components["schemas"]["AccountCredited"] | components["schemas"]["AccountDebited"] | components["schemas"]["PayoutRequestStatusChanged"] | components["schemas"]["PayoutStatusChanged"] | components["schemas"]["PayinStatusChanged"] | components["schemas"]["VerificationStatusChanged"] | components["schemas"]["TosAccepted"] | components["schemas"]["ComplianceReviewStatusChanged"] | components["schemas"]["ComplianceReviewDue"] | components["schemas"]["AssociatedPersonInvitationRequested"];
        };
        EventList: {
            /** @description Oldest first. */
            results: components["schemas"]["Event"][];
            /**
             * Format: uuid
             * @description Of all organizations, when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        CreateWebhook: {
            /**
             * @description Where events are sent, by POST. https to a public address; in the sandbox also http to `localhost`, `127.0.0.1` or `[::1]`.
             * @example https://example.com/webhooks
             */
            url: string;
            /**
             * @description Which events are sent.
             * @example [
             *       "organization_tos",
             *       "payin"
             *     ]
             */
            categories: ("service_account_balance_activity" | "payout_request" | "payin" | "business_verification" | "organization_tos" | "compliance_review")[];
        };
        CreatedWebhook: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** @example https://example.com/webhooks */
            url: string;
            categories: ("service_account_balance_activity" | "payout_request" | "payin" | "business_verification" | "organization_tos" | "compliance_review")[];
            /** @enum {string} */
            status: "DISABLED" | "ACTIVE";
            /** @description Why Gatehouse disabled it, such as that the receiver answered 410 Gone; absent if you did. */
            disabledReason?: string;
            /**
             * @description Verifies the `v1a` signatures (ed25519). Rotating the secret does not change it.
             * @example whpk_7yM1nA0u0c6ME8mQ4bF2sVxE0AxDx2Vq1l5eJ9tWk2g=
             */
            publicKey: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Verifies the `v1` signatures. Shown in this answer and never again: a repeated request with the same idempotency key omits it.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret?: string;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is: told to the staff, who see those of all.
             */
            organizationId?: string;
            /** @example https://example.com/webhooks */
            url: string;
            categories: ("service_account_balance_activity" | "payout_request" | "payin" | "business_verification" | "organization_tos" | "compliance_review")[];
            /** @enum {string} */
            status: "DISABLED" | "ACTIVE";
            /** @description Why Gatehouse disabled it, such as that the receiver answered 410 Gone; absent if you did. */
            disabledReason?: string;
            /**
             * @description Verifies the `v1a` signatures (ed25519). Rotating the secret does not change it.
             * @example whpk_7yM1nA0u0c6ME8mQ4bF2sVxE0AxDx2Vq1l5eJ9tWk2g=
             */
            publicKey: string;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookPage: {
            results: components["schemas"]["Webhook"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ChangeWebhook: {
            /**
             * @description Where events are sent, by POST. https to a public address; in the sandbox also http to `localhost`, `127.0.0.1` or `[::1]`.
             * @example https://example.com/webhooks
             */
            url?: string;
            /**
             * @description Which events are sent.
             * @example [
             *       "organization_tos",
             *       "payin"
             *     ]
             */
            categories?: ("service_account_balance_activity" | "payout_request" | "payin" | "business_verification" | "organization_tos" | "compliance_review")[];
        };
        ChangeWebhookStatus: {
            /**
             * @example ACTIVE
             * @enum {string}
             */
            status: "DISABLED" | "ACTIVE";
        };
        RotatedSecret: {
            /**
             * @description Verifies the `v1` signatures. Shown in this answer and never again: a repeated request with the same idempotency key omits it.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret?: string;
            /**
             * @description Verifies the `v1a` signatures (ed25519). Rotating the secret does not change it.
             * @example whpk_7yM1nA0u0c6ME8mQ4bF2sVxE0AxDx2Vq1l5eJ9tWk2g=
             */
            publicKey: string;
        };
        SendTest: {
            /**
             * @description The payload type of the test.
             * @example tos_accepted
             * @enum {string}
             */
            type: "account_credited" | "account_debited" | "payout_request_status_changed" | "payout_status_changed" | "payin_status_changed" | "verification_status_changed" | "tos_accepted" | "compliance_review_status_changed" | "compliance_review_due" | "associated_person_invitation_requested";
        };
        TestSent: {
            /** Format: uuid */
            deliveryId: string;
            /** Format: uuid */
            eventId: string;
        };
        Attempt: {
            /** Format: date-time */
            at: string;
            /**
             * @description The status that your receiver answered with.
             * @example 500
             */
            status?: number;
            /**
             * @description Why the attempt failed, if the status alone does not say so.
             * @example no answer within 15 seconds
             */
            error?: string;
            /** @description From the start of the attempt to its end. */
            latencyMs: number;
            /** @description The beginning of the body of the answer. */
            responseExcerpt?: string;
        };
        Delivery: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The same in every delivery of this event, and the `webhook-id` header.
             */
            eventId: string;
            /** @enum {string} */
            type: "account_credited" | "account_debited" | "payout_request_status_changed" | "payout_status_changed" | "payin_status_changed" | "verification_status_changed" | "tos_accepted" | "compliance_review_status_changed" | "compliance_review_due" | "associated_person_invitation_requested";
            /** @enum {string} */
            status: "pending" | "delivered" | "dead";
            /** @description Oldest first; the latest 50 are kept. */
            attempts: components["schemas"]["Attempt"][];
            /**
             * Format: date-time
             * @description Absent if there will be none, and while an earlier event about the same resource is still being delivered.
             */
            nextAttemptAt?: string;
        };
        DeliveryPage: {
            results: components["schemas"]["Delivery"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ReplayEvents: {
            /**
             * Format: date-time
             * @description Events that occurred at this moment or later.
             * @example 2026-11-21T00:00:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description Events that occurred at this moment or earlier; until now when absent.
             * @example 2026-11-22T00:00:00.000Z
             */
            to?: string;
            /**
             * @description Only events of these payload types; all that the webhook subscribes to when absent.
             * @example [
             *       "payin_status_changed"
             *     ]
             */
            types?: ("account_credited" | "account_debited" | "payout_request_status_changed" | "payout_status_changed" | "payin_status_changed" | "verification_status_changed" | "tos_accepted" | "compliance_review_status_changed" | "compliance_review_due" | "associated_person_invitation_requested")[];
        };
        ReplayStarted: {
            /** @description How many events are delivered again. */
            deliveries: number;
        };
        BeginOpenId: {
            /** @description What follows `invitation=` in the link, the first time. */
            invitation?: string;
        };
        OpenIdPage: {
            /**
             * @description The provider's page.
             * @example https://login.example.com/authorize?client_id=gatehouse
             */
            url: string;
        };
        MakeProposal: {
            /**
             * @example review.decide
             * @enum {string}
             */
            action: "review.decide" | "review.revoke" | "organization.resume" | "account.unfreeze" | "key.create" | "payout.resolve" | "exception.resolve" | "adjustment.post" | "treasury.transfer" | "approvals.change";
            /**
             * @description As the direct call of the action takes them, and what its path names.
             * @example {
             *       "complianceReviewId": "0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00",
             *       "decision": {
             *         "type": "approve"
             *       }
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            /**
             * @description For those who have to agree.
             * @example All documents are in order.
             */
            reason: string;
        };
        Proposal: {
            /** Format: uuid */
            id: string;
            /**
             * @example review.decide
             * @enum {string}
             */
            action: "review.decide" | "review.revoke" | "organization.resume" | "account.unfreeze" | "key.create" | "payout.resolve" | "exception.resolve" | "adjustment.post" | "treasury.transfer" | "approvals.change";
            /**
             * @description What the action is given; empty for those who may neither propose it nor agree to it.
             * @example {
             *       "complianceReviewId": "0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00"
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            /** @example Approve a FULL review */
            summary: string;
            /** @example All documents are in order. */
            reason: string;
            /** @enum {string} */
            status: "open" | "approved" | "rejected" | "withdrawn" | "expired" | "failed";
            /**
             * Format: uuid
             * @description Whose it is about, where it is about one.
             */
            organizationId?: string;
            /** Format: uuid */
            proposedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description By so many other people. */
            requiredApprovals: number;
            approvals: components["schemas"]["Approval"][];
            /**
             * @description What came of it: `result` once it is carried out, `error` where it could not be.
             * @example {
             *       "result": {
             *         "complianceReviewId": "0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00"
             *       }
             *     }
             */
            outcome?: {
                [key: string]: unknown;
            };
        };
        ProposalPage: {
            results: components["schemas"]["Proposal"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        NoteOnProposal: {
            /** @example I have read the articles too. */
            note?: string;
        };
        RequiredApprovals: {
            /**
             * @example review.decide
             * @enum {string}
             */
            action: "review.decide" | "review.revoke" | "organization.resume" | "account.unfreeze" | "key.create" | "payout.resolve" | "exception.resolve" | "adjustment.post" | "treasury.transfer" | "approvals.change";
            /**
             * @description How many further people have to agree; 0 means that nobody has to.
             * @example 1
             */
            approvals: number;
        };
        ApprovalSettings: {
            actions: components["schemas"]["RequiredApprovals"][];
        };
        ChangeApprovals: {
            actions: components["schemas"]["RequiredApprovals"][];
            /**
             * @description For those who have to agree.
             * @example There are three of us now.
             */
            reason: string;
        };
        BeginSignIn: {
            /** @description What follows `invitation=` in the link, to make the first passkey. */
            invitation?: string;
        };
        Ceremony: {
            /** Format: uuid */
            ceremonyId: string;
            /** @description For `navigator.credentials.create` with an invitation, else for `get`, in the JSON form of WebAuthn. */
            options: {
                [key: string]: unknown;
            };
        };
        FinishSignIn: {
            /** Format: uuid */
            ceremonyId: string;
            /** @description What the browser answered, in the JSON form of WebAuthn level 3. */
            credential: {
                [key: string]: unknown;
            };
        };
        SignInWay: {
            /** @enum {string} */
            type: "passkey" | "oidc";
            /** @example Passkey */
            label: string;
            /** Format: date-time */
            createdAt: string;
        };
        Staff: {
            /** Format: uuid */
            id: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example Ana Torres */
            name: string;
            roles: ("officer" | "approver" | "finance" | "treasurer" | "support" | "auditor" | "administrator")[];
            /** @enum {string} */
            status: "invited" | "active" | "suspended";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSignedInAt?: string;
            /** @description How this person signs in. */
            signIn: components["schemas"]["SignInWay"][];
        };
        MadeUpPerson: {
            /** Format: uuid */
            id: string;
            /** @example Ada Alonso */
            name: string;
            roles: ("officer" | "approver" | "finance" | "treasurer" | "support" | "auditor" | "administrator")[];
        };
        WaysIn: {
            /** @description Which ways there are here. */
            ways: ("passkey" | "oidc" | "sandbox")[];
            /** @description In the sandbox, on the machine itself: whom one click signs in. */
            people: components["schemas"]["MadeUpPerson"][];
        };
        SignInAs: {
            /**
             * Format: uuid
             * @description One of the people of `GET /staff/sign-in`.
             */
            staffId: string;
        };
        StaffSession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            staffId: string;
            /**
             * @description From where this person signed in.
             * @example 203.0.113.7
             */
            address: string;
            /**
             * Format: date-time
             * @description When this person signed in.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Exact to a minute.
             */
            lastSeenAt: string;
            /** @description Whether it is the one that asks. */
            isCurrent: boolean;
        };
        StaffSessionPage: {
            results: components["schemas"]["StaffSession"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        InviteStaff: {
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example Ana Torres */
            name: string;
            /**
             * @description A person may do what any of their roles may.
             * @example [
             *       "officer"
             *     ]
             */
            roles: ("officer" | "approver" | "finance" | "treasurer" | "support" | "auditor" | "administrator")[];
        };
        Invitation: {
            /** @description Where the person makes their passkey. It works once. */
            url: string;
            /** Format: date-time */
            expiresAt: string;
        };
        InvitedStaff: {
            /** Format: uuid */
            id: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example Ana Torres */
            name: string;
            roles: ("officer" | "approver" | "finance" | "treasurer" | "support" | "auditor" | "administrator")[];
            /** @enum {string} */
            status: "invited" | "active" | "suspended";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSignedInAt?: string;
            /** @description How this person signs in. */
            signIn: components["schemas"]["SignInWay"][];
            /** @description Shown in this answer and never again. */
            invitation?: components["schemas"]["Invitation"];
        };
        StaffPage: {
            results: components["schemas"]["Staff"][];
            /**
             * Format: uuid
             * @description Present when there is more: send it to read the next page.
             */
            nextId?: string;
        };
        ChangeStaff: {
            /** @example Ana Torres */
            name?: string;
            /**
             * @description A person may do what any of their roles may.
             * @example [
             *       "officer"
             *     ]
             */
            roles?: ("officer" | "approver" | "finance" | "treasurer" | "support" | "auditor" | "administrator")[];
            /**
             * @description `active` takes a suspension back.
             * @enum {string}
             */
            status?: "active" | "suspended";
        };
        StatusCount: {
            /** @example inReview */
            status: string;
            count: number;
            /**
             * Format: date-time
             * @description When the oldest of them was created.
             */
            oldestAt?: string;
        };
        DayCount: {
            /**
             * @description In UTC.
             * @example 2026-11-21
             */
            day: string;
            count: number;
        };
        Counts: {
            /** @description How many are in each status now; those of which there are none are left out. */
            byStatus: components["schemas"]["StatusCount"][];
            /** @description How many were created on each of the last 30 days, the oldest first. */
            byDay: components["schemas"]["DayCount"][];
        };
        DeadDeliveries: {
            /** @description 10,000 where there are more. */
            dead: number;
            /** Format: date-time */
            oldestAt?: string;
        };
        FailingJobs: {
            /** @description Background jobs that failed five times or more and are still tried. */
            failing: number;
        };
        OpenProposals: {
            /** @description How many wait for somebody to agree. */
            open: number;
            /**
             * Format: date-time
             * @description When the oldest of them was made.
             */
            oldestAt?: string;
            /** @description How many were made on each of the last 30 days, the oldest first. */
            byDay: components["schemas"]["DayCount"][];
        };
        TroubledChain: {
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description As at `/health/ready`.
             * @example [
             *       "nodeBehind"
             *     ]
             */
            troubles: string[];
        };
        DayHolding: {
            /**
             * @description In UTC.
             * @example 2026-11-21
             */
            day: string;
            /**
             * @description At its end, in the smallest unit.
             * @example 12500000
             */
            held: string;
        };
        TreasuryAsset: {
            /** @enum {string} */
            tokenSymbol: "USDC" | "USDT";
            /**
             * @example POLYGON
             * @enum {string}
             */
            blockchain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            /**
             * @description What the treasury has by the ledger, in the smallest unit.
             * @example 12500000
             */
            held: string;
            /**
             * @description What it has to give: to payins whose money is here, and what it keeps for payouts under way until they are paid or it goes back. Of 10,000 each at most.
             * @example 12000000
             */
            owed: string;
            /** @description Of those of the last 30 days that are known, the oldest first. */
            byDay: components["schemas"]["DayHolding"][];
        };
        Books: {
            /**
             * Format: date-time
             * @description When the last reconciliation that compared all wallets was begun.
             */
            reconciledAt?: string;
            /** @description Tokens in wallets that are not what the ledger says. */
            walletDifferences: number;
            /** @description Orders that are not in the list of their rail as they are in our books. */
            railDifferences: number;
            /** @description Places of the ledger that the last proof of all lines found wrong. */
            wrongPlaces: number;
        };
        Overview: {
            reviews?: components["schemas"]["Counts"];
            payoutRequests?: components["schemas"]["Counts"];
            payouts?: components["schemas"]["Counts"];
            payins?: components["schemas"]["Counts"];
            webhooks?: components["schemas"]["Counts"];
            deliveries?: components["schemas"]["DeadDeliveries"];
            jobs?: components["schemas"]["FailingJobs"];
            proposals: components["schemas"]["OpenProposals"];
            /** @description Chains that are behind, or of which something else is wrong. */
            chains?: components["schemas"]["TroubledChain"][];
            treasury?: components["schemas"]["TreasuryAsset"][];
            books?: components["schemas"]["Books"];
        };
        IdempotencyParams: {
            /** Format: uuid */
            idempotencyKey: string;
        };
        NoParams: Record<string, never>;
        LimitExceededParams: {
            limit: number;
            actual: number;
            /**
             * Format: date-time
             * @description Of what is counted over time: from when on it would be possible.
             */
            resetsAt?: string;
        };
        MalformedRequestParams: {
            /** @description What could not be read. */
            reason: string;
        };
        RateLimitExceededParams: {
            retryAfterSeconds: number;
        };
        ResourceNotFoundParams: {
            /** @description The kind of resource. */
            resource: string;
            /** @description The id as it was sent. */
            id?: string;
        };
        FieldFailure: {
            /** @description Where, with dots: `details.email`, `payouts.3.amount`. */
            field: string;
            messages: string[];
        };
        ValidationFailedParams: {
            failures: components["schemas"]["FieldFailure"][];
        };
        AccountStatusParams: {
            /** Format: uuid */
            accountId: string;
            /** @enum {string} */
            status: "INITIALIZING" | "ACTIVE";
            /**
             * @description Where it is frozen: what is stopped of it.
             * @enum {string}
             */
            frozen?: "debit" | "credit" | "all";
        };
        AccountParams: {
            /** Format: uuid */
            accountId: string;
        };
        ApprovalRequiredParams: {
            /** @description How many keys have to agree. */
            required: number;
            /** @description How many have. */
            given: number;
        };
        ComplianceApprovalParams: {
            /** Format: uuid */
            organizationId: string;
            /** @enum {string} */
            requiredTier?: "LIGHT" | "STANDARD" | "US_STANDARD" | "FULL";
            /**
             * Format: date-time
             * @description Where the organization is suspended: since when.
             */
            suspendedAt?: string;
        };
        ForbiddenParams: {
            /** @description The scope that the key lacks; `operator` or `staff` where only they may. */
            requiredScope: string;
            /** @description `signInAgain` where the last sign-in of a person is too long ago, `ownProposal` and `agreedAlready` where it takes somebody else. */
            reason?: string;
        };
        OrganizationParams: {
            /** Format: uuid */
            organizationId: string;
        };
        IllegalTransitionParams: {
            resource: string;
            id?: string;
            /** @description The status it has now; absent when it does not exist yet. */
            from?: string;
            /** @description What was asked for. */
            trigger: string;
        };
        ActiveReviewParams: {
            /** Format: uuid */
            complianceReviewId: string;
        };
        RejectedComplianceAttestation: {
            /** @enum {string} */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons" | "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /** Format: uuid */
            associatedPersonId?: string;
            /** Format: uuid */
            attestationId: string;
            attestation: components["schemas"]["AttestationSummaryParam"];
            blockingFailures: components["schemas"]["AttestationValidationFailure"][];
            warningFailures: components["schemas"]["AttestationValidationFailure"][];
        };
        RejectedAttestationsParams: {
            /** Format: uuid */
            complianceReviewId: string;
            /** Format: uuid */
            organizationId: string;
            attestations: components["schemas"]["RejectedComplianceAttestation"][];
        };
        NeededAttestation: {
            /** @enum {string} */
            attestationType: "individualPersonalInfoLight" | "individualPersonalInfo" | "individualContactInfo" | "individualResidentialAddress" | "individualIdentityDocument" | "individualFinancialInfo" | "individualTaxInfo" | "individualEeaInfo" | "individualProofOfAddress" | "individualSourceOfFunds" | "individualSelfiePhoto" | "businessIdentification" | "businessTaxInfo" | "businessAddress" | "businessContactInfo" | "businessDetails" | "businessOperations" | "businessFinancialInfo" | "businessFormationDocuments" | "businessUboOwnershipDocuments" | "businessProofOfAddressDocuments" | "businessFlowOfFundsDocument" | "businessAssociatedPersons" | "associatedPersonPersonalInfo" | "associatedPersonContactInfo" | "associatedPersonResidentialAddress" | "associatedPersonTaxInfo" | "associatedPersonIdentityDocument" | "associatedPersonProofOfAddress" | "associatedPersonEeaInfo" | "associatedPersonProofOfSignatoryAuthority";
            /** Format: uuid */
            associatedPersonId?: string;
            /** @description The latest upload, where one was made before an officer asked for it again. */
            attestation?: components["schemas"]["AttestationSummaryParam"];
        };
        MissingAttestationsParams: {
            /** Format: uuid */
            complianceReviewId: string;
            attestations: components["schemas"]["NeededAttestation"][];
        };
        OpenFinding: {
            /** Format: uuid */
            id: string;
            /** @description What it is about: `country`, `screening` and so on. */
            source: string;
        };
        OpenFindingsParams: {
            /** Format: uuid */
            complianceReviewId: string;
            findings: components["schemas"]["OpenFinding"][];
        };
        ProhibitedParams: {
            /** Format: uuid */
            complianceReviewId: string;
            /** @description The findings because of which nobody may approve it. */
            findings: components["schemas"]["OpenFinding"][];
        };
        DocumentRejectedParams: {
            /** @enum {string} */
            reason: "malware" | "bomb" | "encrypted" | "scripted" | "unreadable";
        };
        DocumentTooLargeParams: {
            maximumBytes: number;
        };
        ScreeningListRefusedParams: {
            /** @description Where it is broken. */
            line: number;
            /** @description What is wrong there. */
            problem: string;
        };
        UnsupportedDocumentTypeParams: {
            /** @description What the bytes look like. */
            detected: string;
            /** @description The content types that are taken. */
            supported: string[];
        };
        MissingCounterpartyFieldsParams: {
            /** Format: uuid */
            counterpartyId: string;
            missingFields: string[];
        };
        RecipientValidationFailure: {
            index: number;
            missingFields: string[];
            /** Format: uuid */
            counterpartyId?: string;
            /** Format: uuid */
            payoutMethodId?: string;
        };
        RecipientFailuresParams: {
            failures: components["schemas"]["RecipientValidationFailure"][];
        };
        UnavailableConversionParams: {
            /** @enum {string} */
            conversion: "betweenTokens" | "usdToWallet";
            /** @enum {string} */
            reason: "stopped" | "dailyCap";
            /** @description With `dailyCap`: how many tokens are left today, in UTC. */
            left?: number;
        };
        RefusedDestination: {
            /** @description The place of the payout in the request, from 0. */
            index: number;
        };
        DestinationRefusedParams: {
            destinations: components["schemas"]["RefusedDestination"][];
        };
        InsufficientFundsParams: {
            /** Format: uuid */
            accountId: string;
            available: components["schemas"]["TokenAmount"];
            required: components["schemas"]["TokenAmount"];
        };
        PayinMinimumParams: {
            /** @description In the smallest unit of the currency. */
            minimum: string;
            /** @description In the smallest unit of the currency. */
            actual: string;
        };
        ExpiredQuote: {
            /** Format: uuid */
            payoutId: string;
            /** @enum {string} */
            fiatCurrencyCode: "ARS" | "BOB" | "BRL" | "CLP" | "COP" | "CRC" | "EUR" | "MXN" | "PEN" | "USD" | "ZAR";
            previousRate: number;
            newRate: number;
        };
        ExpiredQuotesParams: {
            expiredQuotes: components["schemas"]["ExpiredQuote"][];
        };
        UnsupportedRailParams: {
            rail: string;
            supported: string[];
        };
        /** @description The first request with this idempotency key is still running. Ask again in a moment with the same key. */
        IdempotencyKeyInProgress: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "IdempotencyKeyInProgress";
            message: string;
            params: components["schemas"]["IdempotencyParams"];
        };
        /** @description This idempotency key was used for another request in the last 24 hours. Use a new one for each new request. */
        IdempotencyKeyReused: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "IdempotencyKeyReused";
            message: string;
            params: components["schemas"]["IdempotencyParams"];
        };
        /** @description Our mistake. Tell us the errorInstanceId: the cause is in our log under it. */
        InternalError: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "InternalError";
            message: string;
            params: components["schemas"]["NoParams"];
        };
        /** @description A quota would be exceeded, such as an eleventh webhook, or how many dollars may be paid in 30 days. */
        LimitExceeded: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "LimitExceeded";
            message: string;
            params: components["schemas"]["LimitExceededParams"];
        };
        /** @description The request could not be read: broken JSON, wrong encoding, too deep (400), too large (413) or of another content type (415). */
        MalformedRequest: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "MalformedRequest";
            message: string;
            params: components["schemas"]["MalformedRequestParams"];
        };
        /** @description Too many requests with this key. Wait as long as `Retry-After` says. */
        RateLimitExceeded: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "RateLimitExceeded";
            message: string;
            params: components["schemas"]["RateLimitExceededParams"];
        };
        /** @description There is no such resource, or it is not yours: the two are never told apart. */
        ResourceNotFound: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ResourceNotFound";
            message: string;
            params: components["schemas"]["ResourceNotFoundParams"];
        };
        /** @description The service cannot answer just now. Nothing is known to be written: send the same request again, with the same idempotency key. */
        ServiceUnavailable: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ServiceUnavailable";
            message: string;
            params: components["schemas"]["NoParams"];
        };
        /** @description Some fields are missing, unknown or not as they should be. Each is named with what it must be. */
        ValidationFailed: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ValidationFailed";
            message: string;
            params: components["schemas"]["ValidationFailedParams"];
        };
        /** @description The account is not ready to use yet, or it is frozen. */
        AccountNotActive: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "AccountNotActive";
            message: string;
            params: components["schemas"]["AccountStatusParams"];
        };
        /** @description The account may not be managed through the API until the operator grants it. */
        AccountNotApiEnabled: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "AccountNotApiEnabled";
            message: string;
            params: components["schemas"]["AccountParams"];
        };
        /** @description More keys of the organization have to agree to this payout request before it is executed. */
        ApprovalRequired: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ApprovalRequired";
            message: string;
            params: components["schemas"]["ApprovalRequiredParams"];
        };
        /** @description The organization needs an approved compliance review first, or is suspended. */
        ComplianceApprovalRequired: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ComplianceApprovalRequired";
            message: string;
            params: components["schemas"]["ComplianceApprovalParams"];
        };
        /** @description The key is valid but may not do this. */
        Forbidden: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "Forbidden";
            message: string;
            params: components["schemas"]["ForbiddenParams"];
        };
        /** @description The organization has to accept the terms of service first. */
        TermsOfServiceNotAccepted: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "TermsOfServiceNotAccepted";
            message: string;
            params: components["schemas"]["OrganizationParams"];
        };
        /** @description The key is missing, unknown, expired or revoked. Send `Authorization: Bearer <API key>`. */
        Unauthenticated: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "Unauthenticated";
            message: string;
            params: components["schemas"]["NoParams"];
        };
        /** @description The resource is not in a status in which this can be done. */
        IllegalTransition: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "IllegalTransition";
            message: string;
            params: components["schemas"]["IllegalTransitionParams"];
        };
        /** @description The organization already has an active review of this tier: go on with that one. */
        ActiveReviewExists: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ActiveReviewExists";
            message: string;
            params: components["schemas"]["ActiveReviewParams"];
        };
        /** @description The review has failures: upload again where they are BLOCKING; a WARNING may be acknowledged at submit. */
        AttestationValidationsRejectedException: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "AttestationValidationsRejectedException";
            message: string;
            params: components["schemas"]["RejectedAttestationsParams"];
        };
        /** @description The review cannot be submitted before these attestations are uploaded. */
        MissingRequiredAttestations: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "MissingRequiredAttestations";
            message: string;
            params: components["schemas"]["MissingAttestationsParams"];
        };
        /** @description Serious findings of the review have to be cleared or confirmed, each with a note, before it is approved. */
        OpenFindings: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "OpenFindings";
            message: string;
            params: components["schemas"]["OpenFindingsParams"];
        };
        /** @description The risk of the review is `prohibited`: it can be rejected, or corrected by who submitted it. */
        RiskProhibited: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "RiskProhibited";
            message: string;
            params: components["schemas"]["ProhibitedParams"];
        };
        /** @description The file is of a type that is taken, but it cannot be used. Nothing of it was kept. */
        DocumentRejected: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "DocumentRejected";
            message: string;
            params: components["schemas"]["DocumentRejectedParams"];
        };
        /** @description The file is larger than documents may be. */
        DocumentTooLarge: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "DocumentTooLarge";
            message: string;
            params: components["schemas"]["DocumentTooLargeParams"];
        };
        /** @description The file is not a list as its format says. Nothing of it was taken; what was there before still holds. */
        ScreeningListRefused: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ScreeningListRefused";
            message: string;
            params: components["schemas"]["ScreeningListRefusedParams"];
        };
        /** @description The bytes of the file are not of a type that is taken, whatever its name says. */
        UnsupportedDocumentType: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "UnsupportedDocumentType";
            message: string;
            params: components["schemas"]["UnsupportedDocumentTypeParams"];
        };
        /** @description The saved counterparty lacks fields that this payout method needs. Populate them and retry. */
        AdditionalCounterpartyInformationRequired: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "AdditionalCounterpartyInformationRequired";
            message: string;
            params: components["schemas"]["MissingCounterpartyFieldsParams"];
        };
        /** @description Some payouts of the request lack recipient information; each is named by its index. */
        AdditionalRecipientInformationRequired: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "AdditionalRecipientInformationRequired";
            message: string;
            params: components["schemas"]["RecipientFailuresParams"];
        };
        /** @description The operator has stopped this conversion, or has set how much of it there is on one day, and that much was converted. `betweenTokens` is USDC to USDT or back, `usdToWallet` an amount in USD to a wallet. */
        ConversionUnavailable: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "ConversionUnavailable";
            message: string;
            params: components["schemas"]["UnavailableConversionParams"];
        };
        /** @description Nothing is sent to these wallets. Nobody says why: ask the operator. */
        DestinationRefused: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "DestinationRefused";
            message: string;
            params: components["schemas"]["DestinationRefusedParams"];
        };
        /** @description The account does not hold enough. Nothing was reserved. */
        InsufficientFunds: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "InsufficientFunds";
            message: string;
            params: components["schemas"]["InsufficientFundsParams"];
        };
        /** @description The amount is smaller than payins of this kind may be. */
        PayinBelowMinimum: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "PayinBelowMinimum";
            message: string;
            params: components["schemas"]["PayinMinimumParams"];
        };
        /** @description The rates have moved since the request was created. Execute with `FLEXIBLE`, or create it again. */
        PayoutQuoteExpired: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "PayoutQuoteExpired";
            message: string;
            params: components["schemas"]["ExpiredQuotesParams"];
        };
        /** @description Money cannot go this way from here. */
        UnsupportedRail: {
            /**
             * Format: uuid
             * @description Unique to this one error; it is in our log too.
             */
            errorInstanceId: string;
            /** @enum {string} */
            name: "UnsupportedRail";
            message: string;
            params: components["schemas"]["UnsupportedRailParams"];
        };
        ComplianceReviewStatus: components["schemas"]["ComplianceReviewDraftStatus"] | components["schemas"]["ComplianceReviewSubmittedStatus"] | components["schemas"]["ComplianceReviewValidatingSubmissionStatus"] | components["schemas"]["ComplianceReviewSubmissionValidationsFailedStatus"] | components["schemas"]["ComplianceReviewInReviewStatus"] | components["schemas"]["ComplianceReviewAdditionalInformationRequestedStatus"] | components["schemas"]["ComplianceReviewApprovedStatus"] | components["schemas"]["ComplianceReviewRejectedStatus"] | components["schemas"]["ComplianceReviewErrorStatus"];
        ServiceKycVerificationStatus: components["schemas"]["VerificationInactiveStatus"] | components["schemas"]["VerificationPendingStatus"] | components["schemas"]["VerificationApprovedStatus"] | components["schemas"]["VerificationErroredStatus"] | components["schemas"]["VerificationRejectedStatus"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Health.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Is the process alive? */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivenessReport"];
                };
            };
        };
    };
    "Health.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Can the process answer requests? */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessReport"];
                };
            };
        };
    };
    "Metrics.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures for Prometheus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    "Organization.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List organizations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Organization.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrganization"];
            };
        };
        responses: {
            /** @description Create an organization */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    "Organization.readOwn": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read your own organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    "Organization.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    "Organization.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseOrganization"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Organization.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrganization"];
            };
        };
        responses: {
            /** @description Change an organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    "Organization.readLimits": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what an organization may move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationLimits"];
                };
            };
        };
    };
    "OrganizationTheme.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the theme of an organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
        };
    };
    "OrganizationTheme.set": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Theme"];
            };
        };
        responses: {
            /** @description Set the theme of an organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
        };
    };
    "Suspension.suspend": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendOrganization"];
            };
        };
        responses: {
            /** @description Suspend an organization */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suspension"];
                };
            };
        };
    };
    "Suspension.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "OrganizationFreeze.freeze": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeMoney"];
            };
        };
        responses: {
            /** @description Freeze all accounts of an organization */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Freeze"];
                };
            };
        };
    };
    "OrganizationFreeze.unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ApiKey.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List API keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "ApiKey.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
            };
        };
        responses: {
            /** @description Create an API key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "ApiKey.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "TermsOfService.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List who accepted the terms of service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsAcceptancePage"];
                    "text/csv": string;
                };
            };
        };
    };
    "TermsOfService.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptTerms"];
            };
        };
        responses: {
            /** @description Accept the terms of service */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                     *       "version": "1.0",
                     *       "signedAt": "2026-11-21T09:30:00.000Z",
                     *       "source": "api"
                     *     }
                     */
                    "application/json": components["schemas"]["TermsAcceptance"];
                };
            };
        };
    };
    "Account.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. By `updatedAt`, what changes while you read comes once more, at the end. */
                sort?: "-createdAt" | "createdAt" | "updatedAt";
                /** @description Only those that are in this status now. */
                status?: "INITIALIZING" | "ACTIVE";
                /** @description Only what this names, in full: the id of an account, its name, or that of the organization that holds it. */
                q?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Account.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccount"];
            };
        };
        responses: {
            /** @description Create an account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    "Account.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    "Account.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccount"];
            };
        };
        responses: {
            /** @description Change an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    "Account.ledgerEntries": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the ledger entries of an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Account.pendingDeposits": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List deposits that are not confirmed yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "AccountFreeze.freeze": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeMoney"];
            };
        };
        responses: {
            /** @description Freeze an account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Freeze"];
                };
            };
        };
    };
    "AccountFreeze.unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Statement.balances": {
        parameters: {
            query?: {
                /** @description The moment; now when absent. It must not lie in the future. */
                at?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the balances of an account at a moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastBalances"];
                };
            };
        };
    };
    "Statement.statement": {
        parameters: {
            query?: {
                /** @description Where it begins: a moment, or a day from its beginning in UTC. The first of this month when absent. */
                from?: string;
                /** @description Where it ends: a moment, which is not part of it, or a day up to its end. Now when absent, or still to come. */
                to?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the statement of an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
        };
    };
    "TreasuryStatement.ofPurse": {
        parameters: {
            query?: {
                /** @description Where it begins: a moment, or a day from its beginning in UTC. The first of this month when absent. */
                from?: string;
                /** @description Where it ends: a moment, which is not part of it, or a day up to its end. Now when absent, or still to come. */
                to?: string;
            };
            header?: never;
            path: {
                purse: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the statement of a purse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurseStatement"];
                };
            };
        };
    };
    "TreasuryStatement.ofRail": {
        parameters: {
            query?: {
                /** @description Where it begins: a moment, or a day from its beginning in UTC. The first of this month when absent. */
                from?: string;
                /** @description Where it ends: a moment, which is not part of it, or a day up to its end. Now when absent, or still to come. */
                to?: string;
            };
            header?: never;
            path: {
                rail: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the statement of a rail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RailStatement"];
                };
            };
        };
    };
    "Transaction.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. */
                sort?: "-createdAt" | "createdAt";
                /** @description Only those of this account. */
                accountId?: string;
                /** @description Only movements of so much or more, in the smallest unit. */
                amountFrom?: string;
                /** @description Only movements of so much or less, in the smallest unit. */
                amountTo?: string;
                /** @description Only what this names, in full: the id of a transaction or of what it was for, or its hash. */
                q?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List transactions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Transaction.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a transaction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
        };
    };
    "Proof.prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prove the ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
        };
    };
    "FeeSettings.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what is charged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSettings"];
                };
            };
        };
    };
    "FeeSettings.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeFeeSettings"];
            };
        };
        responses: {
            /** @description Change what is charged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSettings"];
                };
            };
        };
    };
    "LimitSettings.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read how much organizations may move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitSettings"];
                };
            };
        };
    };
    "LimitSettings.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeLimitSettings"];
            };
        };
        responses: {
            /** @description Change how much organizations may move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitSettings"];
                };
            };
        };
    };
    "ChainOperation.held": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List held wallets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldWalletList"];
                    "text/csv": string;
                };
            };
        };
    };
    "ChainOperation.release": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                chain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
                walletAddress: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonGiven"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ChainOperation.open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List transfers in progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenTransferList"];
                    "text/csv": string;
                };
            };
        };
    };
    "ChainOperation.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                chain: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
                transferId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonGiven"];
            };
        };
        responses: {
            /** @description Cancel a transfer */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenTransfer"];
                };
            };
        };
    };
    "Reconciliation.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List reconciliations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Reconciliation.begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Compare wallets and rails with the ledger */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
        };
    };
    "Rewind.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: never;
            path: {
                chain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the rewinds of a chain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewindPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Rewind.request": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                chain: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRewind"];
            };
        };
        responses: {
            /** @description Rewind a chain */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rewind"];
                };
            };
        };
    };
    "Exception.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. */
                sort?: "-createdAt" | "createdAt";
                /** @description Only those that are in this status now. */
                status?: "open" | "resolved";
                kind?: "payoutStuck" | "railContradiction" | "payinRecalled" | "unmatchedMoney" | "returnUnconfirmed" | "transferStuck" | "walletHeld" | "reorg" | "treasuryShort" | "gasShort" | "difference" | "frozenDeposit" | "refundToErased" | "poisonedRecipient";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List exceptions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Exception.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exceptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an exception */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
        };
    };
    "Exception.resolve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                exceptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExceptionResolution"];
            };
        };
        responses: {
            /** @description Resolve an exception */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "Treasury.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the treasury */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Treasury"];
                };
            };
        };
    };
    "TreasuryLevel.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read how much purses should have */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryLevels"];
                };
            };
        };
    };
    "TreasuryLevel.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreasuryLevelsChange"];
            };
        };
        responses: {
            /** @description Change how much purses should have */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryLevels"];
                };
            };
        };
    };
    "TreasuryTransfer.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List transfers of the treasury */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryTransferPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "TreasuryTransfer.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTreasuryTransfer"];
            };
        };
        responses: {
            /** @description Send from the treasury */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryTransfer"];
                };
            };
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "TreasuryTransfer.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                treasuryTransferId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a transfer of the treasury */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryTransfer"];
                };
            };
        };
    };
    "Destination.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read where the treasury may send */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryDestinations"];
                };
            };
        };
    };
    "Destination.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreasuryDestinationsChange"];
            };
        };
        responses: {
            /** @description Change where the treasury may send */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryDestinations"];
                };
            };
        };
    };
    "Adjustment.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. */
                sort?: "-createdAt" | "createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List adjustments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustmentPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Adjustment.post": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAdjustment"];
            };
        };
        responses: {
            /** @description Post by hand */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Adjustment"];
                };
            };
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "Adjustment.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adjustmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Adjustment"];
                };
            };
        };
    };
    "DeveloperFee.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read developer fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperFees"];
                };
            };
        };
    };
    "DeveloperFee.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List withdrawals of developer fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperFeeWithdrawalPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "DeveloperFee.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeveloperFeeWithdrawal"];
            };
        };
        responses: {
            /** @description Withdraw developer fees */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperFeeWithdrawal"];
                };
            };
        };
    };
    "SandboxClock.now": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What time is it in the sandbox? */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxTime"];
                };
            };
        };
    };
    "SandboxClock.advance": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceClock"];
            };
        };
        responses: {
            /** @description Move the sandbox clock forward */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxTime"];
                };
            };
        };
    };
    "Review.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. By `updatedAt`, what changes while you read comes once more, at the end. */
                sort?: "-createdAt" | "createdAt" | "updatedAt";
                /** @description Only those that are in this status now. */
                status?: "draft" | "submitted" | "validatingSubmission" | "submissionValidationsFailed" | "inReview" | "additionalInformationRequested" | "approved" | "rejected" | "error";
                type?: "individual" | "business";
                tier?: "LIGHT" | "STANDARD" | "US_STANDARD" | "FULL";
                /** @description Only those of this risk, as it was weighed last. For the staff alone. */
                risk?: "low" | "medium" | "high" | "prohibited";
                /** @description Only those whose approval has to be looked at again: `due` once that was told, `ending` a week before it ends. For the staff alone. */
                renewal?: "due" | "ending";
                /** @description Only those that this person of the staff has taken. */
                assigneeId?: string;
                /** @description Only those that were submitted, the last time, so many hours ago or earlier. */
                ageOver?: number;
                /** @description Only what this names, in full: the id of a review, or the name of the person or business that is reviewed. */
                q?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Review.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReview"];
            };
        };
        responses: {
            /** @description Create a review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualReview"] | components["schemas"]["BusinessReview"];
                };
            };
        };
    };
    "Review.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualReview"] | components["schemas"]["BusinessReview"];
                };
            };
        };
    };
    "Review.requirements": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Explain what a review requires */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requirements"];
                    "text/csv": string;
                };
            };
        };
    };
    "Review.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitReview"];
            };
        };
        responses: {
            /** @description Submit a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                     *       "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                     *       "type": "individual",
                     *       "tier": "LIGHT",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "requiredAttestations": [
                     *         {
                     *           "attestationType": "individualPersonalInfoLight"
                     *         }
                     *       ],
                     *       "uploadedAttestations": [
                     *         {
                     *           "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                     *           "attestationType": "individualPersonalInfoLight",
                     *           "validationStatus": {
                     *             "type": "approved"
                     *           }
                     *         }
                     *       ],
                     *       "status": {
                     *         "type": "submitted",
                     *         "submittedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IndividualReview"] | components["schemas"]["BusinessReview"];
                };
            };
        };
    };
    "Review.decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Approve"] | components["schemas"]["Reject"] | components["schemas"]["RequestInformation"] | components["schemas"]["Fail"] | components["schemas"]["Retry"] | components["schemas"]["Close"];
            };
        };
        responses: {
            /** @description Decide a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                     *       "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                     *       "type": "individual",
                     *       "tier": "LIGHT",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "requiredAttestations": [
                     *         {
                     *           "attestationType": "individualPersonalInfoLight"
                     *         }
                     *       ],
                     *       "uploadedAttestations": [
                     *         {
                     *           "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                     *           "attestationType": "individualPersonalInfoLight",
                     *           "validationStatus": {
                     *             "type": "approved"
                     *           }
                     *         }
                     *       ],
                     *       "status": {
                     *         "type": "approved",
                     *         "submittedAt": "2026-11-21T09:30:00.000Z",
                     *         "approvedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IndividualReview"] | components["schemas"]["BusinessReview"];
                };
            };
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                     *       "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                     *       "type": "individual",
                     *       "tier": "LIGHT",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "requiredAttestations": [
                     *         {
                     *           "attestationType": "individualPersonalInfoLight"
                     *         }
                     *       ],
                     *       "uploadedAttestations": [
                     *         {
                     *           "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                     *           "attestationType": "individualPersonalInfoLight",
                     *           "validationStatus": {
                     *             "type": "approved"
                     *           }
                     *         }
                     *       ],
                     *       "status": {
                     *         "type": "approved",
                     *         "submittedAt": "2026-11-21T09:30:00.000Z",
                     *         "approvedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "Revocation.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeApproval"];
            };
        };
        responses: {
            /** @description Revoke an approval */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revocation"];
                };
            };
            /** @description Proposed: it is done once enough other people have agreed to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "Evidence.export": {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done
             *
             *     A ZIP file
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    "Evidence.signingKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the key that signs evidence */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceKey"];
                };
            };
        };
    };
    "Case.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignReview"];
            };
        };
        responses: {
            /** @description Assign a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualReview"] | components["schemas"]["BusinessReview"];
                };
            };
        };
    };
    "Case.notes": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: never;
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the notes on a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotePage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Case.write": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteNote"];
            };
        };
        responses: {
            /** @description Write a note on a review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "Case.timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what has happened to a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                    "text/csv": string;
                };
            };
        };
    };
    "Attestation.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the attestations of a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttestationSummaryPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Attestation.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndividualPersonalInfoLight"] | components["schemas"]["IndividualPersonalInfo"] | components["schemas"]["IndividualContactInfo"] | components["schemas"]["IndividualResidentialAddress"] | components["schemas"]["IndividualIdentityDocument"] | components["schemas"]["IndividualFinancialInfo"] | components["schemas"]["IndividualTaxInfo"] | components["schemas"]["IndividualEeaInfo"] | components["schemas"]["IndividualProofOfAddress"] | components["schemas"]["IndividualSourceOfFunds"] | components["schemas"]["IndividualSelfiePhoto"] | components["schemas"]["BusinessIdentification"] | components["schemas"]["BusinessTaxInfo"] | components["schemas"]["BusinessAddress"] | components["schemas"]["BusinessContactInfo"] | components["schemas"]["BusinessDetails"] | components["schemas"]["BusinessOperations"] | components["schemas"]["BusinessFinancialInfo"] | components["schemas"]["BusinessFormationDocuments"] | components["schemas"]["BusinessUboOwnershipDocuments"] | components["schemas"]["BusinessProofOfAddressDocuments"] | components["schemas"]["BusinessFlowOfFundsDocument"] | components["schemas"]["BusinessAssociatedPersons"];
            };
        };
        responses: {
            /** @description Upload an attestation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttestationResponse"];
                };
            };
        };
    };
    "Attestation.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                complianceReviewId: string;
                attestationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an attestation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttestationDetail"];
                };
            };
        };
    };
    "Attestation.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
                attestationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAttestationFields"];
            };
        };
        responses: {
            /** @description Change an attestation field by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttestationResponse"];
                };
            };
        };
    };
    "AssociatedPerson.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List associated persons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonResourcePage"];
                    "text/csv": string;
                };
            };
        };
    };
    "AssociatedPerson.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssociatedPerson"];
            };
        };
        responses: {
            /** @description Add an associated person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonResource"];
                };
            };
        };
    };
    "AssociatedPerson.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an associated person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonResource"];
                };
            };
        };
    };
    "AssociatedPerson.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "AssociatedPerson.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAssociatedPerson"];
            };
        };
        responses: {
            /** @description Change how an associated person is related */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonResource"];
                };
            };
        };
    };
    "PersonAttestation.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the attestations about a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonAttestationSummaryPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "PersonAttestation.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociatedPersonPersonalInfo"] | components["schemas"]["AssociatedPersonContactInfo"] | components["schemas"]["AssociatedPersonResidentialAddress"] | components["schemas"]["AssociatedPersonTaxInfo"] | components["schemas"]["AssociatedPersonIdentityDocument"] | components["schemas"]["AssociatedPersonProofOfAddress"] | components["schemas"]["AssociatedPersonEeaInfo"] | components["schemas"]["AssociatedPersonProofOfSignatoryAuthority"];
            };
        };
        responses: {
            /** @description Upload an attestation about a person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonAttestationResponse"];
                };
            };
        };
    };
    "PersonAttestation.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                associatedPersonId: string;
                attestationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an attestation about a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonAttestationDetail"];
                };
            };
        };
    };
    "PersonAttestation.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                associatedPersonId: string;
                attestationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAttestationFields"];
            };
        };
        responses: {
            /** @description Change an attestation about a person field by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedPersonAttestationResponse"];
                };
            };
        };
    };
    "Document.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those that attestations of this review name. People of the staff have to give it. */
                reviewId?: string;
            };
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Document.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocument"];
            };
        };
        responses: {
            /** @description Upload a document */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    "Document.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what is known of a document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    "Document.readContent": {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done
             *
             *     Redrawn: a picture without its metadata, or a PDF of pictures of its pages.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "application/pdf": string;
                };
            };
        };
    };
    "Document.readPage": {
        parameters: {
            query?: {
                /** @description How many pixels it is to be wide, 1200 if it is not said. Pictures are never enlarged, and no page is higher than 6,000. */
                width?: number;
            };
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                documentId: string;
                pageNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done
             *
             *     Redrawn, upright.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
        };
    };
    "Document.readOriginal": {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done
             *
             *     The bytes that were uploaded.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "application/pdf": string;
                };
            };
        };
    };
    "Verification.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List verifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Verification.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                verificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a verification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
        };
    };
    "List.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningListPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "List.take": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadList"];
            };
        };
        responses: {
            /** @description Give a list of names or wallets */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningList"];
                };
            };
        };
    };
    "List.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screeningListId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what is known of a list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningList"];
                };
            };
        };
    };
    "List.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screeningListId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Address.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAddresses"];
            };
        };
        responses: {
            /** @description Name wallets */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAddresses"];
                };
            };
        };
    };
    "Address.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read who names a wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAddresses"];
                    "text/csv": string;
                };
            };
        };
    };
    "Address.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Hit.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you look at it. */
                "Access-Reason"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read who on a list may be meant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningHits"];
                    "text/csv": string;
                };
            };
        };
    };
    "Hit.decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
                screeningHitId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideHit"];
            };
        };
        responses: {
            /** @description Clear or confirm a hit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningHit"];
                };
            };
        };
    };
    "Finding.decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
                officerFindingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideFinding"];
            };
        };
        responses: {
            /** @description Clear or confirm a finding */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficerFinding"];
                };
            };
        };
    };
    "RiskSettings.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what counts as a risk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSettings"];
                };
            };
        };
    };
    "RiskSettings.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRiskSettings"];
            };
        };
        responses: {
            /** @description Change what counts as a risk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskSettings"];
                };
            };
        };
    };
    "AuditEntry.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only the chain of this organization, also of one that was erased; verified where nothing else narrows it. Without it: of all. */
                organizationId?: string;
                /** @description Only what this person, key, session or phone did, or `operator`, or `gatehouse` by itself. */
                actor?: string;
                /** @description Only what was done in this way. */
                action?: "reviewDecided" | "approvalRevoked" | "reviewAssigned" | "evidenceExported" | "attestationPayloadRead" | "documentsListed" | "documentRead" | "documentContentRead" | "documentOriginalRead" | "termsAccepted" | "termsAcceptancesRead" | "apiKeyCreated" | "apiKeyRevoked" | "widgetSessionCreated" | "widgetSessionRevoked" | "invitationCreated" | "invitationOpened" | "invitationRevoked" | "invitationFinished" | "attestationGiven" | "organizationErased" | "organizationSuspended" | "organizationResumed" | "moneyFrozen" | "moneyUnfrozen" | "organizationChanged" | "breBKeyLookedUp" | "payoutRequestCreated" | "payoutRequestExecuted" | "payoutRequestAgreedTo" | "payoutRequestCanceled" | "payinRequested" | "payinCanceled" | "counterpartySaved" | "counterpartyChanged" | "counterpartyRemoved" | "payoutMethodSaved" | "payoutMethodRemoved" | "senderAllowed" | "senderDisallowed" | "webhookCreated" | "webhookChanged" | "webhookRemoved" | "webhookSecretReplaced" | "deliveryRetried" | "feeSettingsChanged" | "railDrained" | "railResumed" | "screeningListTaken" | "screeningListRemoved" | "screeningAddressesAdded" | "screeningAddressRemoved" | "screeningHitsRead" | "screeningHitDecided" | "officerFindingDecided" | "riskSettingsChanged" | "limitSettingsChanged" | "walletReleased" | "transferCanceled" | "chainRewound" | "exceptionResolved" | "adjustmentPosted" | "developerFeesWithdrawn" | "treasuryDestinationsChanged" | "treasuryLevelsChanged" | "treasuryTransferMade" | "listExported" | "auditExported" | "staffInvited" | "staffChanged" | "staffSignedIn" | "staffSessionEnded" | "proposalMade" | "proposalAgreedTo" | "proposalRejected" | "proposalWithdrawn" | "proposalCarriedOut" | "proposalFailed";
                /** @description Only what was done to this. */
                subject?: string;
                /** @description Only what was done at this moment or later. */
                createdFrom?: string;
                /** @description Only what was done at this moment or earlier. */
                createdTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read and verify the audit trail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                    "text/csv": string;
                };
            };
        };
    };
    "AuditEntry.export": {
        parameters: {
            query?: {
                /** @description Only the chain of this organization, also of one that was erased; verified where nothing else narrows it. Without it: of all. */
                organizationId?: string;
                /** @description Only what this person, key, session or phone did, or `operator`, or `gatehouse` by itself. */
                actor?: string;
                /** @description Only what was done in this way. */
                action?: "reviewDecided" | "approvalRevoked" | "reviewAssigned" | "evidenceExported" | "attestationPayloadRead" | "documentsListed" | "documentRead" | "documentContentRead" | "documentOriginalRead" | "termsAccepted" | "termsAcceptancesRead" | "apiKeyCreated" | "apiKeyRevoked" | "widgetSessionCreated" | "widgetSessionRevoked" | "invitationCreated" | "invitationOpened" | "invitationRevoked" | "invitationFinished" | "attestationGiven" | "organizationErased" | "organizationSuspended" | "organizationResumed" | "moneyFrozen" | "moneyUnfrozen" | "organizationChanged" | "breBKeyLookedUp" | "payoutRequestCreated" | "payoutRequestExecuted" | "payoutRequestAgreedTo" | "payoutRequestCanceled" | "payinRequested" | "payinCanceled" | "counterpartySaved" | "counterpartyChanged" | "counterpartyRemoved" | "payoutMethodSaved" | "payoutMethodRemoved" | "senderAllowed" | "senderDisallowed" | "webhookCreated" | "webhookChanged" | "webhookRemoved" | "webhookSecretReplaced" | "deliveryRetried" | "feeSettingsChanged" | "railDrained" | "railResumed" | "screeningListTaken" | "screeningListRemoved" | "screeningAddressesAdded" | "screeningAddressRemoved" | "screeningHitsRead" | "screeningHitDecided" | "officerFindingDecided" | "riskSettingsChanged" | "limitSettingsChanged" | "walletReleased" | "transferCanceled" | "chainRewound" | "exceptionResolved" | "adjustmentPosted" | "developerFeesWithdrawn" | "treasuryDestinationsChanged" | "treasuryLevelsChanged" | "treasuryTransferMade" | "listExported" | "auditExported" | "staffInvited" | "staffChanged" | "staffSignedIn" | "staffSessionEnded" | "proposalMade" | "proposalAgreedTo" | "proposalRejected" | "proposalWithdrawn" | "proposalCarriedOut" | "proposalFailed";
                /** @description Only what was done to this. */
                subject?: string;
                /** @description Only what was done at this moment or later. */
                createdFrom?: string;
                /** @description Only what was done at this moment or earlier. */
                createdTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done
             *
             *     The lines
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
        };
    };
    "AuditEntry.signingKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the key that signs exports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditSigningKey"];
                };
            };
        };
    };
    "Invitation.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the invitations of a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInvitationPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Invitation.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitation"];
            };
        };
        responses: {
            /** @description Invite an associated person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
        };
    };
    "Invitation.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                associatedPersonId: string;
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "InvitationRequest.request": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestInvitation"];
            };
        };
        responses: {
            /** @description Request an invitation of a person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRequest"];
                };
            };
        };
    };
    "InvitationRequest.takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                associatedPersonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "OwnInvitation.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenInvitation"];
            };
        };
        responses: {
            /** @description Open an invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInvitation"];
                };
            };
        };
    };
    "OwnInvitation.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the invitation of the session that asks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"];
                };
            };
        };
    };
    "OwnInvitation.finish": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Say that everything is given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"];
                };
            };
        };
    };
    "Session.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                complianceReviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSession"];
            };
        };
        responses: {
            /** @description Create a widget session */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSession"];
                };
            };
        };
    };
    "Session.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                complianceReviewId: string;
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "CurrentSession.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the widget session that asks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
        };
    };
    "CurrentSession.acceptTerms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptTermsInWidget"];
            };
        };
        responses: {
            /** @description Accept the terms of service in the widget */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsAcceptance"];
                };
            };
        };
    };
    "PhoneUpload.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Let a phone upload one file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPhoneUpload"];
                };
            };
        };
    };
    "PhoneUpload.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read for whom a phone uploads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPhoneUpload"];
                };
            };
        };
    };
    "PhoneUpload.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneUploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read whether the file of a phone arrived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneUpload"];
                };
            };
        };
    };
    "PhoneUpload.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneUploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "SupportedBank.list": {
        parameters: {
            query?: {
                /** @description The currencies and rails to list the names of banks for; each at most once. All when absent. */
                fiatCurrencyAndRail?: ("ars" | "bob" | "brl" | "clp" | "cop" | "cop-bre-b" | "cop-provider-balance" | "crc" | "eur" | "mxn" | "pen" | "usd" | "usd-china" | "usd-hong-kong" | "usd-panama" | "usd-peru" | "zar")[];
                /** @description The payout methods to list selectable banks for instead; each at most once. */
                payoutMethodTypes?: ("arsAlias" | "arsAccountNumber" | "bobDomestic" | "pixPhone" | "pixEmail" | "pixDocument" | "pixBankAccount" | "wire" | "blockchainWallet")[];
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the banks that can be paid to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanksInfo"] | components["schemas"]["BankSelections"];
                };
            };
        };
    };
    "BreBKey.validate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateBreBKey"];
            };
        };
        responses: {
            /** @description Find out whose a Bre-B key is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BreBKeyValidationSuccess"] | components["schemas"]["BreBKeyValidationFailure"];
                };
            };
        };
    };
    "Counterparty.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only counterparties of which the name, the alias or the e-mail address has a word that begins with each of these words. Two letters are enough; case, accents and everything after twelve letters are ignored. */
                search?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List counterparties */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterpartyPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Counterparty.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndividualRecipient"] | components["schemas"]["BusinessRecipient"];
            };
        };
        responses: {
            /** @description Save a counterparty */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counterparty"];
                };
            };
        };
    };
    "Counterparty.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                counterpartyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a counterparty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counterparty"];
                };
            };
        };
    };
    "Counterparty.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                counterpartyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Counterparty.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                counterpartyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCounterparty"];
            };
        };
        responses: {
            /** @description Change a counterparty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counterparty"];
                };
            };
        };
    };
    "PayoutMethod.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                counterpartyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the payout methods of a counterparty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutMethodPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "PayoutMethod.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                counterpartyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayoutMethod"];
            };
        };
        responses: {
            /** @description Save a payout method of a counterparty */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutMethod"];
                };
            };
        };
    };
    "PayoutMethod.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                counterpartyId: string;
                payoutMethodId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a payout method */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutMethod"];
                };
            };
        };
    };
    "PayoutMethod.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                counterpartyId: string;
                payoutMethodId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Quote.quote": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotesWanted"];
            };
        };
        responses: {
            /** @description Ask what payouts would cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotes"];
                };
            };
        };
    };
    "Rail.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List rails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RailList"];
                    "text/csv": string;
                };
            };
        };
    };
    "Rail.drain": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                rail: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrainRail"];
            };
        };
        responses: {
            /** @description Drain a rail */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rail"];
                };
            };
        };
    };
    "Rail.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rail: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ProviderCallback.tell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "PayoutRequest.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. By `updatedAt`, what changes while you read comes once more, at the end. */
                sort?: "-createdAt" | "createdAt" | "updatedAt";
                /** @description Only those that are in this status now. */
                status?: "awaitingExecution" | "pending" | "canceled" | "executed" | "failed";
                /** @description Only what this names, in full: the id of a request or of its transfer, or the hash of its transaction. */
                q?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List payout requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRequestPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "PayoutRequest.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayoutRequest"];
            };
        };
        responses: {
            /** @description Create a payout request */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRequest"];
                };
            };
        };
    };
    "PayoutRequest.preflight": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreflightPayoutRequest"];
            };
        };
        responses: {
            /** @description Try a payout request out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preflight"];
                };
            };
        };
    };
    "PayoutRequest.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                payoutRequestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a payout request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRequest"];
                };
            };
        };
    };
    "PayoutRequest.readPayout": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                payoutRequestId: string;
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    "PayoutRequest.agree": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                payoutRequestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Agree to a payout request */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutApprovalsView"];
                };
            };
        };
    };
    "PayoutRequest.execute": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                payoutRequestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutePayoutRequest"];
            };
        };
        responses: {
            /** @description Execute a payout request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:32:00.000Z",
                     *       "sourceAccountId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                     *       "status": {
                     *         "type": "pending"
                     *       },
                     *       "payouts": [
                     *         {
                     *           "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:32:00.000Z",
                     *           "amount": {
                     *             "tokenAmount": 12.5,
                     *             "tokenSymbol": "USDC"
                     *           },
                     *           "details": {
                     *             "type": "blockchain",
                     *             "walletAddress": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
                     *             "blockchain": "POLYGON",
                     *             "token": "USDC",
                     *             "status": "PENDING",
                     *             "destinationAmount": {
                     *               "tokenAmount": 12.5,
                     *               "tokenSymbol": "USDC"
                     *             }
                     *           },
                     *           "recipient": {
                     *             "type": "individual",
                     *             "firstName": "****na",
                     *             "lastName": "****ez"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutRequest"];
                };
            };
        };
    };
    "PayoutRequest.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                payoutRequestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a payout request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:32:00.000Z",
                     *       "sourceAccountId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                     *       "status": {
                     *         "type": "canceled"
                     *       },
                     *       "payouts": [
                     *         {
                     *           "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:32:00.000Z",
                     *           "amount": {
                     *             "tokenAmount": 12.5,
                     *             "tokenSymbol": "USDC"
                     *           },
                     *           "details": {
                     *             "type": "blockchain",
                     *             "walletAddress": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
                     *             "blockchain": "POLYGON",
                     *             "token": "USDC",
                     *             "status": "CANCELED",
                     *             "destinationAmount": {
                     *               "tokenAmount": 12.5,
                     *               "tokenSymbol": "USDC"
                     *             }
                     *           },
                     *           "recipient": {
                     *             "type": "individual",
                     *             "firstName": "****na",
                     *             "lastName": "****ez"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutRequest"];
                };
            };
        };
    };
    "Payout.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. By `updatedAt`, what changes while you read comes once more, at the end. */
                sort?: "-createdAt" | "createdAt" | "updatedAt";
                /** @description Only those that are in this status now. */
                status?: "created" | "pending" | "failed" | "canceled" | "onHold" | "completed" | "refundInProgress" | "refunded" | "awaitingExecution" | "executed";
                /** @description Only payouts for which everything that leaves the account is worth tokens of so much or more, in the smallest unit. */
                amountFrom?: string;
                /** @description Only payouts for which everything that leaves the account is worth tokens of so much or less, in the smallest unit. */
                amountTo?: string;
                /** @description Only what this names, in full: the id of a payout, of the transfer that pays or returns it, or of the transaction that returned it; the hash of its transaction; what its rail calls it; or the name of who is paid. */
                q?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List payouts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPayoutPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Payout.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a payout by its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPayout"];
                };
            };
        };
    };
    "SandboxPayin.arrive": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxPayin"];
            };
        };
        responses: {
            /** @description Let money arrive */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxPayinView"];
                };
            };
        };
    };
    "PayinCallback.tell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderArrival"] | components["schemas"]["ProviderPayinReport"];
            };
        };
        responses: {
            /** @description Tell that money came, or what became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taken"];
                };
            };
        };
    };
    "AllowedSender.allow": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                /** @description As it is written on its chain. */
                address: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowSender"];
            };
        };
        responses: {
            /** @description Allow a sender */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowedSender"];
                };
            };
        };
    };
    "AllowedSender.disallow": {
        parameters: {
            query?: {
                /** @description Only for this account; for all of them when absent. */
                accountId?: string;
                /** @description Only on this chain; on all when absent. */
                blockchain?: "ETHEREUM" | "POLYGON" | "BASE" | "CELO" | "PLASMA" | "SOLANA" | "TRON";
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                /** @description As it is written on its chain. */
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "AllowedSender.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this account. */
                accountId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List allowed senders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowedSenderPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Payin.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. By `updatedAt`, what changes while you read comes once more, at the end. */
                sort?: "-createdAt" | "createdAt" | "updatedAt";
                /** @description Only those that are in this status now. */
                status?: "created" | "pending" | "failed" | "canceled" | "on-hold" | "completed";
                /** @description Only payins of money of so much or more, in the smallest unit. */
                amountFrom?: string;
                /** @description Only payins of money of so much or less, in the smallest unit. */
                amountTo?: string;
                /** @description Only what this names, in full: the id of a payin, of the transfer or the transaction that pays it out; the hash of that transaction; or the name of who paid. */
                q?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List payins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayinPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Payin.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayin"];
            };
        };
        responses: {
            /** @description Ask for money */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payin"];
                };
            };
        };
    };
    "Payin.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                payinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a payin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payin"];
                };
            };
        };
    };
    "Payin.arrivals": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                payinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what came for a payin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Payin.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                payinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a payin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:32:00.000Z",
                     *       "destinationAccountId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                     *       "status": {
                     *         "type": "canceled"
                     *       },
                     *       "payinDetails": {
                     *         "type": "ars-bank-transfer",
                     *         "amount": {
                     *           "currencySymbol": "ARS",
                     *           "value": "150000"
                     *         },
                     *         "accountNumber": "2850590940090418135201"
                     *       },
                     *       "payinInstructions": {
                     *         "type": "ars-bank-transfer",
                     *         "cvu": "0000099400000000000017",
                     *         "bankName": "Gatehouse Sandbox",
                     *         "expiresAt": "2026-11-21T09:35:00.000Z"
                     *       },
                     *       "timestamps": {
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "canceledAt": "2026-11-21T09:32:00.000Z",
                     *         "expiresAt": "2026-11-21T09:35:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Payin"];
                };
            };
        };
    };
    "PayinQuote.quote": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotesWanted"];
            };
        };
        responses: {
            /** @description Ask what payins would bring */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotes"];
                };
            };
        };
    };
    "DepositInstructions.read": {
        parameters: {
            query: {
                /** @description The account to be paid. */
                accountId: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read where money for an account can be sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositInstructions"];
                    "text/csv": string;
                };
            };
        };
    };
    "EventStream.follow": {
        parameters: {
            query?: {
                /** @description The last position you have handled: what comes after it is told first. 0 begins with the first event; when absent, only what happens from now on. Of all organizations, the id of the last message. The header `Last-Event-ID` counts before it. */
                from?: number;
                /** @description Only events of these categories: send it once for each. All when absent. */
                categories?: ("service_account_balance_activity" | "payout_request" | "payin" | "business_verification" | "organization_tos" | "compliance_review")[];
                /** @description Only events of this payload type. */
                type?: "account_credited" | "account_debited" | "payout_request_status_changed" | "payout_status_changed" | "payin_status_changed" | "verification_status_changed" | "tos_accepted" | "compliance_review_status_changed" | "compliance_review_due" | "associated_person_invitation_requested";
                /** @description Only events about this resource. */
                resourceId?: string;
                /** @description For people of the staff: only those of this organization. */
                organizationId?: string;
            };
            header?: {
                /** @description The id of the last message, as a browser sends it by itself after a break. It counts before `from`. */
                "Last-Event-ID"?: string;
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done
             *
             *     Server-sent events without end: each `data` is an event as `GET /events` answers it, and `id` its position.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "Event.list": {
        parameters: {
            query?: {
                /** @description Only events after this position: send the last one you have seen. 0 when absent. */
                after?: number;
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Only those of this organization: its log. */
                organizationId?: string;
                /** @description Of all organizations: where the page begins, the `nextId` of the page before. */
                nextId?: string;
                /** @description Only events of this payload type. */
                type?: "account_credited" | "account_debited" | "payout_request_status_changed" | "payout_status_changed" | "payin_status_changed" | "verification_status_changed" | "tos_accepted" | "compliance_review_status_changed" | "compliance_review_due" | "associated_person_invitation_requested";
                /** @description Only events about this resource. */
                resourceId?: string;
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the event log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                    "text/csv": string;
                };
            };
        };
    };
    "Event.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "Webhook.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. */
                sort?: "-createdAt" | "createdAt";
                /** @description Only those that are in this status now. */
                status?: "DISABLED" | "ACTIVE";
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Webhook.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description Create a webhook */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
        };
    };
    "Webhook.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "Webhook.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Webhook.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhook"];
            };
        };
        responses: {
            /** @description Change a webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "Webhook.setStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookStatus"];
            };
        };
        responses: {
            /** @description Activate or disable a webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "Webhook.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replace the secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
        };
    };
    "Delivery.sendTest": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTest"];
            };
        };
        responses: {
            /** @description Send a test */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSent"];
                };
            };
        };
    };
    "Delivery.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Only those of this organization. People of the staff see those of all without it. */
                organizationId?: string;
                /** @description Only what was created at this moment or later. */
                createdFrom?: string;
                /** @description Only what was created at this moment or earlier. */
                createdTo?: string;
                /** @description The newest first (`-createdAt`) when absent. */
                sort?: "-createdAt" | "createdAt";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "dead";
            };
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Delivery.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliver once more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "Delivery.replay": {
        parameters: {
            query?: never;
            header?: {
                /** @description A parent organization names the direct child for which it calls. */
                "On-Behalf-Of"?: string;
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayEvents"];
            };
        };
        responses: {
            /** @description Replay a range of events */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStarted"];
                };
            };
        };
    };
    "OpenId.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginOpenId"];
            };
        };
        responses: {
            /** @description Begin to sign in with the provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenIdPage"];
                };
            };
        };
    };
    "OpenId.comeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "Proposal.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                status?: "open" | "approved" | "rejected" | "withdrawn" | "expired" | "failed";
                action?: "review.decide" | "review.revoke" | "organization.resume" | "account.unfreeze" | "key.create" | "payout.resolve" | "exception.resolve" | "adjustment.post" | "treasury.transfer" | "approvals.change";
                /** @description Only those about this organization. */
                organizationId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List proposals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Proposal.make": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeProposal"];
            };
        };
        responses: {
            /** @description Propose something that takes a second person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "Proposal.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a proposal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
        };
    };
    "Proposal.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteOnProposal"];
            };
        };
        responses: {
            /** @description Agree to a proposal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "Proposal.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteOnProposal"];
            };
        };
        responses: {
            /** @description Reject a proposal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
        };
    };
    "Proposal.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteOnProposal"];
            };
        };
        responses: {
            /** @description Withdraw a proposal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
        };
    };
    "Approvals.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what takes how many people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalSettings"];
                };
            };
        };
    };
    "Approvals.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeApprovals"];
            };
        };
        responses: {
            /** @description Change what takes how many people */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcludedProposal"];
                };
            };
        };
    };
    "Passkey.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSignIn"];
            };
        };
        responses: {
            /** @description Begin to sign in with a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ceremony"];
                };
            };
        };
    };
    "Passkey.finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignIn"];
            };
        };
        responses: {
            /** @description Sign in with a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "WaysIn.ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read how people sign in here */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaysIn"];
                };
            };
        };
    };
    "WaysIn.asMadeUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInAs"];
            };
        };
        responses: {
            /** @description Sign in as a made-up person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "StaffSession.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
                /** @description Whose; your own without it. Somebody else's take `staff:write`. */
                staffId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSessionPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "StaffSession.endAll": {
        parameters: {
            query?: {
                /** @description Whose; your own without it. Somebody else's take `staff:write`. */
                staffId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "StaffSession.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "StaffSession.end": {
        parameters: {
            query?: {
                /** @description Whose; your own without it. Somebody else's take `staff:write`. */
                staffId?: string;
            };
            header?: never;
            path: {
                staffSessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "Staff.list": {
        parameters: {
            query?: {
                /** @description How many to answer at most; 25 when absent. */
                limit?: number;
                /** @description Where the page begins: the `nextId` of the page before. */
                nextId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPage"];
                    "text/csv": string;
                };
            };
        };
    };
    "Staff.invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteStaff"];
            };
        };
        responses: {
            /** @description Invite a person */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedStaff"];
                };
            };
        };
    };
    "Staff.inviteAgain": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to send again: the first answer is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                staffId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invite a person again */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedStaff"];
                };
            };
        };
    };
    "Staff.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "Staff.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "Staff.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStaff"];
            };
        };
        responses: {
            /** @description Change a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    "Overview.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what waits, and how much there was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
        };
    };
    "webhook.account_credited": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "service_account_balance_activity",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "account_credited",
                 *         "accountId": "00000000-0000-7000-8000-000000000001",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "transactionId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "accountWalletAddress": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                 *         "tokenAmount": {
                 *           "blockchain": "POLYGON",
                 *           "tokenAmount": 12.5,
                 *           "tokenSymbol": "USDC",
                 *           "tokenContractAddress": "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359"
                 *         },
                 *         "transactionDetails": {
                 *           "blockchain": "POLYGON",
                 *           "transactionDate": "2026-11-21T09:30:00.000Z",
                 *           "transactionHash": "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
                 *           "sourceWalletAddress": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
                 *           "destinationWalletAddress": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "service_account_balance_activity";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["AccountCredited"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.account_debited": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "service_account_balance_activity",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "account_debited",
                 *         "accountId": "00000000-0000-7000-8000-000000000001",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "transactionId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "accountWalletAddress": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                 *         "tokenAmount": {
                 *           "blockchain": "POLYGON",
                 *           "tokenAmount": 12.5,
                 *           "tokenSymbol": "USDC",
                 *           "tokenContractAddress": "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359"
                 *         },
                 *         "transactionDetails": {
                 *           "blockchain": "POLYGON",
                 *           "transactionDate": "2026-11-21T09:30:00.000Z",
                 *           "transactionHash": "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
                 *           "sourceWalletAddress": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                 *           "destinationWalletAddress": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "service_account_balance_activity";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["AccountDebited"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.payout_request_status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "payout_request",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "payout_request_status_changed",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "payoutRequestId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "statusChangeDetails": {
                 *           "previousStatus": {
                 *             "type": "awaitingExecution"
                 *           },
                 *           "currentStatus": {
                 *             "type": "pending"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "payout_request";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["PayoutRequestStatusChanged"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.payout_status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "payout_request",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "payout_status_changed",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "payoutRequestId": "00000000-0000-7000-8000-000000000002",
                 *         "payoutId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "statusChangeDetails": {
                 *           "type": "fiat",
                 *           "previousStatus": {
                 *             "type": "created"
                 *           },
                 *           "currentStatus": {
                 *             "type": "pending",
                 *             "initiatedAt": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "payout_request";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["PayoutStatusChanged"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.payin_status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "payin",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "payin_status_changed",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "payinId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "statusChangeDetails": {
                 *           "previousStatus": {
                 *             "type": "pending"
                 *           },
                 *           "currentStatus": {
                 *             "type": "completed"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "payin";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["PayinStatusChanged"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.verification_status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "business_verification",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "verification_status_changed",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "previousStatus": {
                 *           "type": "pending"
                 *         },
                 *         "currentStatus": {
                 *           "type": "approved",
                 *           "approvedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "verificationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "business_verification";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["VerificationStatusChanged"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.tos_accepted": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "organization_tos",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *       "payload": {
                 *         "type": "tos_accepted",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "signedAt": "2026-11-21T09:30:00.000Z",
                 *         "source": "test"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "organization_tos";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["TosAccepted"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.compliance_review_status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "compliance_review",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "compliance_review_status_changed",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "complianceReviewId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "previousStatus": {
                 *           "type": "draft"
                 *         },
                 *         "currentStatus": {
                 *           "type": "submitted",
                 *           "submittedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "compliance_review";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["ComplianceReviewStatusChanged"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.compliance_review_due": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "compliance_review",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "compliance_review_due",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "complianceReviewId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "renewedBy": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *         "reviewAgainAt": "2026-11-21T09:30:00.000Z",
                 *         "approvalEndsAt": "2026-12-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "compliance_review";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["ComplianceReviewDue"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.associated_person_invitation_requested": {
        parameters: {
            query?: never;
            header: {
                /** @description The `eventId`: the same in every attempt. A receiver that has handled it once passes over it. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12",
                 *       "deliveryId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *       "attemptNumber": 1,
                 *       "eventCategory": "compliance_review",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "sequence": 1,
                 *       "resourceId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *       "payload": {
                 *         "type": "associated_person_invitation_requested",
                 *         "organizationId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10",
                 *         "complianceReviewId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11",
                 *         "associatedPersonId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13",
                 *         "requestedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the event: the same in every delivery.
                     */
                    eventId: string;
                    /**
                     * Format: uuid
                     * @description Of this delivery to this endpoint: the same in every attempt.
                     */
                    deliveryId: string;
                    attemptNumber: number;
                    /** @enum {string} */
                    eventCategory: "compliance_review";
                    /** Format: date-time */
                    occurredAt: string;
                    /** @description 1, 2, 3 … within the resource. */
                    sequence: number;
                    /**
                     * Format: uuid
                     * @description What the event is about.
                     */
                    resourceId: string;
                    payload: components["schemas"]["AssociatedPersonInvitationRequested"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else is sent again, for about three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
