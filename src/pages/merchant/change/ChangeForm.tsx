import type { Out } from '@contract/api'
import { useForm } from '@/blocks/form/useForm'
import type { Spot } from '@/parts/merchant/applyDraft'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'
import { SpotField } from '../settle/SpotField'

type Shop = Out<'/tp5/api/VillageEnter/shop'>

interface Values {
  name: string
  address: string
  /** Null: where it was. */
  spot: Spot | null
}

const said = (text: string, fault: string) => (text.trim() === '' ? fault : undefined)

const faultsOf = ({ name, address }: Values) => ({
  name: said(name, '请填写店名'),
  address: said(address, '请填写地址'),
})

/** As the shop is called now, to be written over. */
export function ChangeForm({ shop }: { shop: Shop }) {
  const { name, address, latitude, longitude, change: last } = shop
  const form = useForm((): Values => ({ name, address, spot: null }), faultsOf)
  const ask = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const { spot, ...written } = filled
    const place = spot ?? { latitude, longitude }
    await api.post('/tp5/api/VillageEnter/askChange', { ...written, ...place })
    toast('提交了，审核后告诉您')
  })
  const { field, values, change } = form
  return (
    <StaffFormPage route="merchantChange" submitText="提交审核" act={ask}>
      {last?.state === 'refused' && (
        <Card>
          <Text tone="warn">{`上次没有通过：${last.reason}。改好以后再提交`}</Text>
        </Card>
      )}
      <Field label="店名" maxLength={30} {...field('name')} />
      <Field label="地址" maxLength={60} placeholder="到门牌号" {...field('address')} />
      <SpotField
        spot={values.spot}
        otherwise="搬了家，在新店里重新定位；没搬就不用动"
        onFound={(spot) => change({ spot })}
      />
      <Text size="sm" tone="ink3">
        店名要和营业执照对得上。通过以后，店铺页、套餐和顾客手里没用完的券都显示新的；已经卖出的，用法和价格不变。
      </Text>
    </StaffFormPage>
  )
}
