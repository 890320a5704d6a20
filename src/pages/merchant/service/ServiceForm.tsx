import { useForm } from '@/blocks/form/useForm'
import { back } from '@/navigation/go'
import { centsOf, yuanFault, yuanOf } from '@/parts/merchant/yuan'
import type { Service } from '@/parts/merchant/shop'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Switch } from '@/ui/switch/Switch'

interface Typed {
  name: string
  price: string
  unit: string
  note: string
  listed: boolean
}

const faultsOf = ({ name, price }: Typed) => ({
  name: name.trim() === '' ? '请填写服务名称' : undefined,
  price: yuanFault(price),
  unit: undefined,
  note: undefined,
})

export function ServiceForm({ known }: { known: Service | undefined }) {
  const form = useForm<Typed, 'name' | 'price' | 'unit' | 'note'>(
    {
      ...{ name: known?.name ?? '', price: known ? yuanOf(known.price) : '' },
      ...{ unit: known?.unit ?? '', note: known?.note ?? '', listed: known?.listed !== 0 },
    },
    faultsOf,
  )
  const save = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const { price, listed, ...words } = filled
    await api.post('/tp5/api/VillageEnter/saveService', {
      ...(known && { service_id: known.service_id }),
      ...{ ...words, price: centsOf(price), listed: listed ? 1 : 0 },
    })
    toast('保存了')
    await back()
  })
  return (
    <StaffFormPage route="merchantService" submitText="保存" act={save}>
      <Field label="服务名称" maxLength={20} {...form.field('name')} />
      <Field label="价格（元，到店付）" kind="decimal" {...form.field('price')} />
      <Field label="单位（可以不填）" placeholder="次" maxLength={6} {...form.field('unit')} />
      <Field label="说明（可以不填）" maxLength={60} {...form.field('note')} />
      <Card bare>
        <Switch
          label="展示给邻居"
          note="关了只有店里的人看得见"
          on={form.values.listed}
          onChange={(listed) => form.change({ listed })}
        />
      </Card>
    </StaffFormPage>
  )
}
