import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import type { WithdrawalRules } from '@/parts/earnings/earnings'
import { Facts } from '@/ui/facts/Facts'
import { Text } from '@/ui/text/Text'

interface WorkedOutProps {
  cents: number | undefined
  rules: WithdrawalRules
}

/** What the server makes of a sum, before anybody asks for it. */
export function WorkedOut({ cents, rules }: WorkedOutProps) {
  if (!cents) return null
  return cents < rules.least ? <Short cents={cents} /> : <Costs cents={cents} />
}

function Short({ cents }: { cents: number }) {
  const { data } = useRead('/user/Center/checkMinWithdrawAmount', { amount: cents })
  if (!data?.short) return null
  return (
    <Text size="sm" tone="warn">
      {`还差 ${money(data.short)}，满 ${money(data.least)} 就能提`}
    </Text>
  )
}

function Costs({ cents }: { cents: number }) {
  const { data } = useRead('/tp5/api/UserWithdraw/calculateFee', { amount: cents })
  if (!data) return null
  return (
    <Facts
      facts={[
        { name: '手续费', value: `−${money(data.fee)}` },
        ...(data.review ? [{ name: '审核', value: '一般 1 个工作日内' }] : []),
        { name: '到手', value: money(data.net), strong: true },
      ]}
    />
  )
}
