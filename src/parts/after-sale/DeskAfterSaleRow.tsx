import { spokenHour } from '@/format/date'
import { go } from '@/navigation/go'
import { Text } from '@/ui/text/Text'
import type { DeskRow } from './afterSale'
import { AfterSaleCard } from './AfterSaleCard'

/** What somebody asks for, and by when the house is to answer. */
export function DeskAfterSaleRow({ row }: { row: DeskRow }) {
  const { after_sale_no, kind_text, reason } = row
  const due = dueWords(row)
  return (
    <AfterSaleCard
      title={`${kind_text} · ${reason}`}
      row={row}
      onOpen={() => void go('afterSalesDetails', { after_sale_no })}
    >
      {due && (
        <Text size="sm" tone={row.late ? 'danger' : 'ink2'}>
          {due}
        </Text>
      )}
    </AfterSaleCard>
  )
}

export function dueWords({ due_at, late, keeper }: DeskRow): string {
  if (keeper) return `超过时间没有处理，已转${keeper}`
  if (!due_at) return ''
  const at = spokenHour(new Date(due_at))
  return late ? `${at}前要处理，已经过了` : `${at}前`
}
