import { StatementAnswers } from './statement-answers.js';
import { StatementReading } from './statement.reading.js';
import { TreasuryStatementReading } from './treasury-statement.reading.js';

/** What the module of accounts has of statements. */
export const statements = [StatementAnswers, StatementReading, TreasuryStatementReading];
