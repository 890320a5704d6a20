import type { Out } from '@contract/api'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Field } from '@/ui/field/Field'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Me = Out<'/tp5/api/Advertiser/detail'>

interface Company {
  company: string
  licence: string
  contact: string
  phone: string
}

const filled = (text: string, least: number) => [...text.trim()].length >= least

const faultsOf = ({ company, licence, contact, phone }: Company) => ({
  company: filled(company, 4) ? undefined : '请填写营业执照上的全称',
  licence:
    licence.replace(/\s/g, '').length === 18 ? undefined : '统一社会信用代码是 18 位数字和字母',
  contact: filled(contact, 1) ? undefined : '请填写联系人',
  phone: /^1[3-9]\d{9}$/.test(phone) ? undefined : '请填写 11 位手机号',
})

/** A company asks to advertise; after a refusal what was written is mended. */
export function ApplyForm({ me }: { me: Me }) {
  const { company, licence, contact, reason } = me
  const form = useForm({ company, licence, contact, phone: '' }, faultsOf)
  const apply = useSubmit(async (given: Company) => {
    await api.post('/tp5/api/Advertiser/apply', given)
    toast('已提交，等待审核')
  })
  const send = () => {
    const given = form.check()
    if (given) void apply.submit(given)
  }
  return (
    <FormPage
      route="advertisersBackground"
      title="开通广告投放"
      submitText="提交审核"
      busy={apply.busy}
      error={apply.error}
      onSubmit={send}
    >
      {reason && (
        <ReasonStrip
          reason={`没有通过：${reason}`}
          way="看帮助"
          onWay={() => void go('advertisingHelper')}
        />
      )}
      <Card>
        <Stack gap="s2">
          <Text size="lg" strong>
            让邻居认识您的店
          </Text>
          <Text size="sm" tone="ink2">
            邻居看完、答完、做到了才付钱；每天花多少您说了算，一分不超。没花完的随时退回。
          </Text>
        </Stack>
      </Card>
      <Field
        label="公司名称"
        maxLength={60}
        placeholder="营业执照上的全称"
        {...form.field('company')}
      />
      <Field label="统一社会信用代码" maxLength={24} {...form.field('licence')} />
      <Field label="联系人" maxLength={20} {...form.field('contact')} />
      <Field label="联系电话" kind="phone" {...form.field('phone')} />
      <Card bare>
        <Cell
          icon="info"
          title="投放怎么收费、给谁看"
          onPress={() => void go('advertisingHelper')}
        />
      </Card>
    </FormPage>
  )
}
