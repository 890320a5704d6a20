import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type {
  CancelReason,
  ContractKind,
  ContractState,
  PartyRole,
} from '@contract/business/shapes'
import { count, identity, moment } from '@server/database/columns'

/** Who earns what by a machine, from when to when. */
export const machineContracts = pgTable('machine_contracts', {
  contractId: identity('contract_id'),
  machineId: count('machine_id').notNull(),
  kind: text('kind').$type<ContractKind>().notNull(),
  state: text('state').$type<ContractState>().notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  lastOn: date('last_on').notNull(),
  offeredAt: moment('offered_at').notNull(),
  agreedAt: moment('agreed_at'),
  cancelledAt: moment('cancelled_at'),
  cancelledBy: uuid('cancelled_by'),
  reason: text('reason').$type<CancelReason | ''>().notNull().default(''),
})

/** Everybody who earns by it, who runs the machine last. */
export const machineContractParties = pgTable(
  'machine_contract_parties',
  {
    contractId: count('contract_id').notNull(),
    party: smallint('party').notNull(),
    userId: uuid('user_id').notNull(),
    role: text('role').$type<PartyRole>().notNull(),
    part: count('part').notNull(),
    agreedAt: moment('agreed_at'),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.party] })],
)

/** A month that was divided, once and for ever. */
export const machineSettlements = pgTable(
  'machine_settlements',
  {
    contractId: count('contract_id').notNull(),
    month: text('month').notNull(),
    firstOn: date('first_on').notNull(),
    lastOn: date('last_on').notNull(),
    sold: integer('sold').notNull(),
    money: count('money').notNull(),
    moneyBack: count('money_back').notNull(),
    carried: count('carried').notNull(),
    base: count('base').notNull(),
    settledAt: moment('settled_at').notNull(),
    settledBy: uuid('settled_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.month] })],
)

export const machineSettlementShares = pgTable(
  'machine_settlement_shares',
  {
    contractId: count('contract_id').notNull(),
    month: text('month').notNull(),
    party: smallint('party').notNull(),
    amount: count('amount').notNull(),
    owed: count('owed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.month, table.party] })],
)
