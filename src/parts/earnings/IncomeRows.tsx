import type { Income } from './earnings'
import { IncomeRow } from './IncomeRow'
import { Rows } from './Rows'

interface IncomeRowsProps {
  rows: readonly Income[]
  onOpen: (income: Income) => void
}

/** Incomes in one sheet; a tap opens one. */
export const IncomeRows = ({ rows, onOpen }: IncomeRowsProps) => (
  <Rows rows={rows}>
    {(income) => <IncomeRow key={income.income_id} income={income} onOpen={onOpen} />}
  </Rows>
)
