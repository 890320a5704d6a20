import type { Telling } from '../telling'

export const businessTelling: Telling = {
  machine_contracts: { untold: 'what is agreed of a machine: the parts of each person tell it' },
  machine_contract_parties: {
    title: '机器合约',
    of: 'user_id',
    columns: ['contract_id', 'role', 'part', 'agreed_at'],
  },
  machine_settlements: { untold: 'a month of a machine: what came of it stands among incomes' },
}
