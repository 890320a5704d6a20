import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { Chips } from '@/blocks/ledger/Chips'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { centsOf, sumFault, typedOf } from '@/parts/advertiser/yuan'
import { withWechatCode } from '@/parts/auth/withWechatCode'
import { payWay } from '@/platform/pay'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Allowed = Out<'/tp5/api/MachineAdvertiser/checkMinWithdrawAmount'>

/** What is not spent goes back to whoever speaks for the company; what has to come first is said. */
export function WithdrawSheet({ onClose }: { onClose: () => void }) {
  const call = useRead('/tp5/api/MachineAdvertiser/checkMinWithdrawAmount', { way: payWay() })
  const { data } = call
  return (
    <Sheet open title="提现" onClose={onClose}>
      <Unloaded call={call} outline={3} />
      {data && (data.why_not ? <NotNow allowed={data} /> : <Form allowed={data} />)}
    </Sheet>
  )
}

function NotNow({ allowed: { why_not, needs, open } }: { allowed: Allowed }) {
  return (
    <Stack>
      <Text tone="ink2">{why_not}</Text>
      {needs === 'identity' && (
        <Button shape="full" onPress={() => void go('authentication')}>
          去实名
        </Button>
      )}
      {needs === 'open' && (
        <Button shape="full" onPress={() => void go('withdrawalList', { withdrawal_no: open })}>
          看进度
        </Button>
      )}
    </Stack>
  )
}

function Form({ allowed }: { allowed: Allowed }) {
  const { least, allowed: most, quick, review_from } = allowed
  const form = useForm({ amount: '' }, ({ amount }) => ({
    amount: sumFault(amount, { least, most }),
  }))
  const withdraw = useSubmit(async () => {
    const given = form.check()
    if (!given) return
    const asked = { amount: centsOf(given.amount)!, way: payWay() }
    const { withdrawal_no } = await withWechatCode((code) =>
      api.post('/tp5/api/MachineAdvertiser/withdraw', { ...asked, code }),
    )
    await go('withdrawalList', { withdrawal_no })
  })
  const sums = [...quick.filter((cents) => cents < most), most]
  return (
    <Stack>
      <Chips
        label="常用金额"
        choices={sums.map((cents) => `${typedOf(cents)} 元`)}
        chosen={`${form.values.amount} 元`}
        onChoose={(nth) => form.change({ amount: typedOf(sums[nth] ?? most) })}
      />
      <Field label="提多少（元）" kind="decimal" {...form.field('amount')} />
      <Text size="sm" tone="ink3">
        {`可提 ${money(most)}，不收手续费，到您本人的微信零钱；${money(review_from)} 起先由人审核`}
      </Text>
      <CallError error={withdraw.error} />
      <Button shape="full" busy={withdraw.busy} onPress={() => void withdraw.submit()}>
        提现
      </Button>
    </Stack>
  )
}
