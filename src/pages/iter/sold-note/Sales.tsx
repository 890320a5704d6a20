import type { ReactNode } from 'react'
import { usePaged } from '@/cache/usePaged'
import { OperatorList } from '@/parts/iter/OperatorList'
import { SaleRow } from '@/parts/iter/SaleRow'
import { sumsAwaited, sumsFacts } from '@/parts/manager/sumsFacts'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tag } from '@/ui/tag/Tag'
import type { Asked } from './asked'

interface SalesProps {
  head: ReactNode
  asked: Asked
  /** Of these goods alone; empty: of all. */
  title: string
  onAll: () => void
}

/** One by one, below the sums of the same days. */
export function Sales({ head, asked, title, onAll }: SalesProps) {
  const paged = usePaged('/tp5/api/IterOrder/lists', { ...asked, ...(title && { title }) })
  const totals = paged.first?.totals
  return (
    <OperatorList
      route="soldNote"
      paged={paged}
      head={
        <>
          {head}
          {title && (
            <Button kind="soft" shape="full" icon="close" onPress={onAll}>
              {`只看${title}，点这里看全部`}
            </Button>
          )}
          <Card>
            <Facts facts={totals ? sumsFacts(totals) : sumsAwaited} />
          </Card>
        </>
      }
      empty={<Empty title="这段时间没有卖出" text="换个时间，或者换一台机器看看" />}
    >
      {(sales) => (
        <Stack>
          {sales.map((sale) => (
            <SaleRow
              key={sale.order_sn}
              sale={sale}
              tag={<Tag tone={sale.back ? 'warn' : 'plain'}>{sale.state_text}</Tag>}
            />
          ))}
        </Stack>
      )}
    </OperatorList>
  )
}
