import { useState } from 'react'
import { Question } from '@/blocks/form/Question'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { grouped } from '@/format/amount'
import { fullTime } from '@/format/date'
import { money, signedMoney } from '@/format/money'
import { type ContractMonth, monthWords, periodWords } from '@/parts/iter/contract'
import { PartyRows } from '@/parts/iter/PartyRows'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

export function OneMonth({ month: one }: { month: ContractMonth }) {
  const { contract_id, month, state, why_not } = one
  const [asked, setAsked] = useState(false)
  const settle = useSubmit(async () => {
    await api.post('/tp5/api/MachineBusiness/settle', { contract_id, month })
    setAsked(false)
    toast('已结算，各方都记到收入了')
  })
  const action = state !== 'settled' && (
    <Foot>
      {why_not && (
        <Text size="sm" tone="ink2">
          {why_not}
        </Text>
      )}
      <Button shape="full" disabled={why_not !== ''} onPress={() => setAsked(true)}>
        {`结算 ${monthWords(month)}`}
      </Button>
    </Foot>
  )
  return (
    <Screen route="machineBusinessMonth" title={monthWords(month)} action={action}>
      <Stack inset>
        <Card>
          <Text size="lg" strong>
            {one.state_text}
          </Text>
          <Text tone="ink2">{one.machine_name}</Text>
        </Card>
        <Card>
          <Facts facts={factsOf(one)} />
        </Card>
        <Card>
          <SectionHead title={state === 'settled' ? '各方分到' : '结算后各方分到'} />
          <PartyRows parties={one.parties} restText={one.rest_text} />
        </Card>
      </Stack>
      <Question
        open={asked}
        title={`结算 ${monthWords(month)}？`}
        confirm="结算"
        cancel="先不结"
        act={settle}
        onCancel={() => setAsked(false)}
      >
        <Text size="sm" tone="ink2">
          {`${money(one.base)} 按合约分给各方，结算后不能改；之后退的款算在下个月`}
        </Text>
      </Question>
    </Screen>
  )
}

const factsOf = (one: ContractMonth): Fact[] => [
  { name: '算哪几天', value: periodWords(one.first_on, one.last_on) },
  { name: '卖出', value: `${grouped(one.sold)} 件，${money(one.money)}` },
  ...(one.money_back > 0 ? [{ name: '退款', value: signedMoney(-one.money_back) }] : []),
  ...(one.carried !== 0 ? [{ name: '前几个月带过来', value: signedMoney(one.carried) }] : []),
  { name: '可以分的', value: money(one.base), strong: true },
  ...(one.settled_at ? [{ name: '结算时间', value: fullTime(new Date(one.settled_at)) }] : []),
]
