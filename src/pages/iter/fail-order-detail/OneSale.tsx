import { useState } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { fullTime } from '@/format/date'
import { imageUrl } from '@/hosts/imageUrl'
import { CopyRow } from '@/parts/order/CopyRow'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { outcomeTags, paidOf, type Sale } from '@/parts/iter/sales'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { Timeline } from '@/ui/timeline/Timeline'
import { MarkSheet } from './MarkSheet'
import { RefundSheet } from './RefundSheet'

export function OneSale({ sale }: { sale: Sale }) {
  const [asked, setAsked] = useState<'refund' | 'mark'>()
  const dismiss = () => setAsked(undefined)
  const mayRefund = sale.actions.includes('refund')
  const mayMark = sale.actions.some((action) => action !== 'refund')
  const action = (mayRefund || mayMark) && (
    <Foot>
      {mayMark && (
        <Button shape="full" onPress={() => setAsked('mark')}>
          查看过了，记下结果
        </Button>
      )}
      {mayRefund && (
        <Button
          kind={mayMark ? 'outline' : 'primary'}
          shape="full"
          onPress={() => setAsked('refund')}
        >
          退钱给顾客
        </Button>
      )}
    </Foot>
  )
  return (
    <StaffScreen route="failOrderDetail" action={action}>
      <Stack inset>
        <What sale={sale} />
        <Card>
          <CopyRow name="单号" text={sale.order_sn} />
          <Facts facts={factsOf(sale)} />
        </Card>
        <Card>
          <Timeline events={eventsOf(sale)} />
        </Card>
      </Stack>
      {asked === 'refund' && (
        <RefundSheet orderSn={sale.order_sn} paid={paidOf(sale)} onClose={dismiss} />
      )}
      {asked === 'mark' && <MarkSheet sale={sale} onClose={dismiss} />}
    </StaffScreen>
  )
}

/** What it was, and what the machine made of it. */
function What({ sale }: { sale: Sale }) {
  const { title, image, tint, outcome, outcome_text, fault, refund, after_sale, mark } = sale
  const tag = outcomeTags[outcome]
  return (
    <Card>
      <Media align="top" start={<Thumb src={imageUrl(image)} tint={tint} size="l" />}>
        <Row justify="between" wrap="close">
          <Text size="md" strong heading={2}>
            {title}
          </Text>
          <Tag tone={tag.tone}>{tag.text}</Tag>
        </Row>
        <Text>{outcome_text}</Text>
        {fault && <Text size="sm" tone="ink2">{`机器说：${fault}`}</Text>}
        {refund && (
          <Text size="sm" tone="ink2">
            {refund.by_itself ? `${refund.text}，系统自动退的，不用再退` : refund.text}
          </Text>
        )}
        {after_sale && (
          <Text size="sm" tone="warn">
            顾客申请了退款，正在等答复
          </Text>
        )}
        {mark && <Text size="sm" tone="ink2">{`${mark.by}记下：${mark.text}，${mark.note}`}</Text>}
      </Media>
    </Card>
  )
}

const factsOf = (sale: Sale): Fact[] => [
  { name: '状态', value: sale.state_text },
  { name: '机器', value: `${sale.machine_name} ${sale.machine_sn}` },
  { name: '货道', value: sale.slot_no },
  { name: '顾客', value: sale.customer },
  { name: '付了', value: paidOf(sale), strong: true },
]

const eventsOf = ({ timeline }: Sale) =>
  timeline
    .flatMap(({ text, at }) =>
      at === null ? [] : [{ key: `${text} ${at}`, title: text, time: fullTime(new Date(at)) }],
    )
    .reverse()
