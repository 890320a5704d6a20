import type { Holding } from '@/parts/holding/holding'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'

/** What waits in the packet. */
export function WaitingRights({ rights }: Pick<Holding, 'rights'>) {
  return (
    <Card>
      <Facts facts={rights.map(({ title, state_text }) => ({ name: title, value: state_text }))} />
    </Card>
  )
}
