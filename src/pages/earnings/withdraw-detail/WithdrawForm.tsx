import { useState } from 'react'
import { Chips } from '@/blocks/ledger/Chips'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { ruleFacts } from '@/parts/earnings/ruleFacts'
import type { payWay } from '@/platform/pay'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Field } from '@/ui/field/Field'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { amountFault, centsOf, quickSums, typedOf } from './amountTyped'
import { Confirmation } from './Confirmation'
import { LastFailed } from './LastFailed'
import type { Allowed } from './whyNot'
import { WorkedOut } from './WorkedOut'

interface WithdrawFormProps {
  allowed: Allowed
  way: ReturnType<typeof payWay>
}

/** How much, what of it arrives, and by which rules. */
export function WithdrawForm({ allowed, way }: WithdrawFormProps) {
  const form = useForm({ amount: '' }, ({ amount }) => ({ amount: amountFault(amount, allowed) }))
  const [asked, setAsked] = useState<number>()
  const { amount } = form.values
  const cents = centsOf(amount)
  const sums = quickSums(allowed)
  const next = () => {
    const filled = form.check()
    if (filled) setAsked(centsOf(filled.amount))
  }
  return (
    <FormPage
      route="withdrawDetail"
      submitText={cents ? `提现 ${money(cents)}` : '提现'}
      busy={false}
      onSubmit={next}
    >
      {allowed.last && <LastFailed withdrawal={allowed.last} />}
      <Card bare>
        <Cell icon="wechat" title="提到" value="本人的微信零钱" />
      </Card>
      <Card>
        <Stack gap="s3">
          <Field
            label="提多少（元）"
            kind="decimal"
            maxLength={10}
            placeholder={`最少 ${money(allowed.rules.least)}`}
            {...form.field('amount')}
          />
          <Chips
            label="常用金额"
            choices={sums.map(({ text }) => text)}
            chosen={sums.find((sum) => sum.cents === cents)?.text ?? ''}
            onChoose={(index) => form.change({ amount: typedOf(sums[index]?.cents ?? 0) })}
          />
          <Text size="sm" tone="ink2">
            {`可提 ${money(allowed.balance)}，今天还能提 ${money(allowed.day_left)}`}
          </Text>
          <WorkedOut cents={cents} rules={allowed.rules} />
        </Stack>
      </Card>
      <Card>
        <SectionHead title="提现规矩" more="全文" onMore={() => void go('withdrawalListRuler')} />
        <Facts facts={ruleFacts(allowed.rules)} />
      </Card>
      {asked !== undefined && (
        <Confirmation cents={asked} way={way} onCancel={() => setAsked(undefined)} />
      )}
    </FormPage>
  )
}
