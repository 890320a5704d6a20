import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { money } from '@/format/money'
import type { Asked } from '@/parts/invoice/invoice'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Field } from '@/ui/field/Field'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import { blank, faultsOf, sent, type Title } from './titleForm'

interface InvoiceFormProps {
  orderSn: string
  asked: Asked
  onSent: () => void
}

const kinds = [
  { value: 'person', text: '个人' },
  { value: 'company', text: '企业' },
] as const

/** To whom it is made out, as the last time unless somebody says otherwise. */
export function InvoiceForm({ orderSn, asked, onSent }: InvoiceFormProps) {
  const form = useForm<Title, keyof ReturnType<typeof faultsOf>>(asked.former ?? blank, faultsOf)
  const { kind } = form.values
  const request = useSubmit(async (title: Title) => {
    await api.post('/tp5/api/Invoice/request', { order_sn: orderSn, ...sent(title) })
    toast('已申请，开好后发到邮箱')
    onSent()
  })
  const send = () => {
    const title = form.check()
    if (title) void request.submit(title)
  }
  return (
    <FormPage
      route="invoice"
      title="申请发票"
      submitText="申请开票"
      busy={request.busy}
      error={request.error}
      onSubmit={send}
    >
      <Card>
        <Facts
          facts={[
            { name: '发票类型', value: '电子普通发票' },
            { name: '开票金额', value: money(asked.amount) },
          ]}
        />
        <Text size="sm" tone="ink3">
          积分和金币抵扣的部分不开票，退款的部分也不开
        </Text>
      </Card>
      <Segmented
        label="抬头类型"
        choices={kinds}
        value={kind}
        onChoose={(chosen) => form.change({ kind: chosen })}
      />
      <Field
        label={kind === 'company' ? '企业名称' : '个人姓名'}
        maxLength={60}
        {...form.field('title')}
      />
      {kind === 'company' && (
        <Field
          label="税号"
          placeholder="营业执照上的统一社会信用代码"
          maxLength={24}
          {...form.field('tax_number')}
        />
      )}
      <Field label="收票邮箱" maxLength={100} {...form.field('email')} />
    </FormPage>
  )
}
