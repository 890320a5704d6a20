import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { sumWords } from '@/parts/after-sale/sum'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'
import type { Answers } from './useAnswers'

const blank = { points: '', gold: '', yuan: '', reason: '' }
type Typed = typeof blank

const sumOf = ({ points, gold, yuan }: Typed) => ({
  points: Number(points || 0),
  gold: Number(gold || 0),
  money: Math.round(Number(yuan || 0) * 100),
})

interface PartSheetProps {
  afterSale: DeskAfterSale
  answers: Answers
}

/** Less than was asked for, and why. */
export function PartSheet({ afterSale, answers: { part, dismiss } }: PartSheetProps) {
  const fault = (sum: number, most: number) =>
    Number.isFinite(sum) && sum >= 0 && sum <= most ? undefined : '最多退申请的数'
  const form = useForm(blank, (typed: Typed) => {
    const sum = sumOf(typed)
    return {
      points: fault(sum.points, afterSale.points),
      gold: fault(sum.gold, afterSale.gold),
      yuan: fault(sum.money, afterSale.money),
      reason: typed.reason.trim() ? undefined : '请写明为什么只退一部分',
    }
  })
  const send = () => {
    const typed = form.check()
    if (typed) void part.submit({ ...sumOf(typed), reason: typed.reason.trim() })
  }
  return (
    <FormSheet
      title="退一部分"
      submitText="退这么多"
      busy={part.busy}
      error={part.error}
      onSubmit={send}
      onClose={dismiss}
    >
      <Text tone="ink2">{`申请退 ${sumWords(afterSale)}，退了这一部分售后就结束`}</Text>
      {afterSale.points > 0 && (
        <Field label="退积分" kind="number" maxLength={9} {...form.field('points')} />
      )}
      {afterSale.gold > 0 && (
        <Field label="退金币" kind="number" maxLength={9} {...form.field('gold')} />
      )}
      {afterSale.money > 0 && (
        <Field label="退款，元" kind="decimal" maxLength={9} {...form.field('yuan')} />
      )}
      <Field label="原因，顾客会看到" multiline counted maxLength={200} {...form.field('reason')} />
    </FormSheet>
  )
}
