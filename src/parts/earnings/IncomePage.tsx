import { Screen } from '@/blocks/screen/Screen'
import { CallError } from '@/blocks/form/CallError'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { ServiceBar } from '@/parts/account/ServiceBar'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Steps } from '@/ui/steps/Steps'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type IncomeDetail, incomeTones } from './earnings'
import { stepsOf } from './stepsOf'

interface IncomePageProps {
  route: RouteName
  income: IncomeDetail
}

/** One income: what became of it, where it came from, and whom to ask about it. */
export function IncomePage({ route, income }: IncomePageProps) {
  const { income_id, amount, title, state, state_text, reason, steps } = income
  const take = useSubmit(async () => {
    const { amount: taken } = await api.post('/tp5/api/MyIncome/getMoney', { income_id })
    toast(`${money(taken)} 已到余额`)
  })
  return (
    <Screen
      route={route}
      action={
        <ServiceBar about={income_id}>
          {state === 'settled' ? (
            <Button busy={take.busy} onPress={() => void take.submit()}>
              {`领取 ${money(amount)}`}
            </Button>
          ) : (
            <Button kind="outline" onPress={() => void go('incomeList')}>
              全部收入
            </Button>
          )}
        </ServiceBar>
      }
    >
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Text>{title}</Text>
            <Price cents={amount} size="l" />
            <Row>
              <Tag tone={incomeTones[state]}>{state_text}</Tag>
            </Row>
            {reason && (
              <Text size="sm" tone="warn">
                {reason}
              </Text>
            )}
          </Stack>
        </Card>
        <CallError error={take.error} />
        <Card>
          <Steps steps={stepsOf(steps)} />
        </Card>
        <Card>
          <Facts facts={factsOf(income)} />
        </Card>
        <Card bare>
          <Cell
            icon="headset"
            title="对这笔有疑问"
            value="问邻集"
            onPress={() => void go('bansnnsnRule', { about: `income:${income.income_id}` })}
          />
        </Card>
      </Stack>
    </Screen>
  )
}

const factsOf = ({ source_text, payer, subject, created_at, income_id }: IncomeDetail) => [
  { name: '收入来源', value: source_text },
  { name: '谁付的', value: payer },
  { name: '入账时间', value: fullTime(new Date(created_at)) },
  { name: '对应单号', value: subject },
  { name: '收入编号', value: income_id },
]
