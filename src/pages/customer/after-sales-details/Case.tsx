import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { Files } from '@/parts/after-sale/Files'
import { asOrdered, sumWords } from '@/parts/after-sale/sum'
import { proofs } from '@/parts/after-sale/useFiles'
import { CopyRow } from '@/parts/order/CopyRow'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { fullTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { again } from './again'

/** What somebody asks for, with what they show of it, and where goods go. */
export function Case({ afterSale }: { afterSale: DeskAfterSale }) {
  const { hidden, sent_back, parcel, after_sale_no, order_sn } = afterSale
  return (
    <Card>
      <Stack>
        <OrderedThing thing={asOrdered(afterSale)} />
        <Facts facts={factsOf(afterSale)} />
        <Files told={afterSale} of={proofs} again={again(afterSale)} />
        {hidden > 0 && (
          <Text size="sm" tone="ink2">{`有 ${hidden} 张图片没有通过审核，已隐藏`}</Text>
        )}
        <CopyRow name="售后单号" text={after_sale_no} />
        <CopyRow name="订单号" text={order_sn} />
        {sent_back && <CopyRow name={`寄回 · ${sent_back.carrier}`} text={sent_back.tracking_no} />}
        {parcel && (
          <CopyRow
            name={`发出 · ${parcel.carrier} · ${parcel.state_text}`}
            text={parcel.tracking_no}
          />
        )}
      </Stack>
    </Card>
  )
}

const factsOf = (afterSale: DeskAfterSale) => [
  { name: '顾客', value: afterSale.customer },
  ...(afterSale.kind === 'exchange'
    ? []
    : [{ name: '申请退', value: sumWords(afterSale), strong: true }]),
  { name: '原因', value: afterSale.reason },
  ...(afterSale.description ? [{ name: '说明', value: afterSale.description }] : []),
  ...(afterSale.freight ? [{ name: '寄回运费', value: afterSale.freight }] : []),
  { name: '申请时间', value: fullTime(new Date(afterSale.created_at)) },
]
