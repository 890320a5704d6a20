import { amount } from '@/format/amount'
import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import type { Total } from './Totals'

/** What the neighbours did, and what each kind of it brought. */
export const Deeds = ({ total: { deeds } }: { total: Total }) => (
  <Card bare>
    {deeds.map(({ kind, title, people, cents }) => (
      <Cell key={kind} title={`${title} ${amount(people)} 人`} value={money(cents)} />
    ))}
  </Card>
)
