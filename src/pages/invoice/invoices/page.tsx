import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import type { Invoice } from '@/parts/invoice/invoice'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Row } from '@/ui/row/Row'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import type { TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './page.module.scss'

const tones: Record<Invoice['state'], TagTone> = {
  requested: 'gold',
  issued: 'ok',
  reddened: 'plain',
  refused: 'warn',
  cancelled: 'plain',
}

/** What I have asked for, and what became of it. */
export default function InvoicesPage() {
  const paged = usePaged('/tp5/api/Invoice/lists', {})
  const empty = (
    <Empty scene={noOrders} title="还没有发票" text="用钱付过的订单，在订单详情里点“发票”">
      <Button kind="soft" onPress={() => void go('exchangeLog')}>
        我的兑换
      </Button>
    </Empty>
  )
  return (
    <Screen route="invoices">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            {rows.map((row) => (
              <InvoiceRow key={row.invoice_no} invoice={row} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { order_sn, title, goods, amount, state, state_text, created_at } = invoice
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.invoice}
        onPress={() => void go('invoice', { order_sn })}
      >
        <Stack gap="s1">
          <WhenAndState time={created_at} tone={tones[state]} state={state_text} />
          <Text strong>{title}</Text>
          <Row justify="between" wrap="close">
            <Text size="sm" tone="ink2" lines={1}>
              {goods}
            </Text>
            <Text strong>{money(amount)}</Text>
          </Row>
        </Stack>
      </Pressable>
    </Card>
  )
}
