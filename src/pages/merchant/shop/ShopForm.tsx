import { back, go } from '@/navigation/go'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Field } from '@/ui/field/Field'
import { SectionHead } from '@/ui/section/SectionHead'
import { Switch } from '@/ui/switch/Switch'
import { UploadField } from '@/ui/upload/UploadField'
import { Moves } from './Moves'
import { RestDays } from './RestDays'
import { type Shop, useShopForm } from './useShopForm'

/** Saved at once for everybody: what customers hold of the shop shows it too. */
export function ShopForm({ shop }: { shop: Shop }) {
  const { form, pictures, check } = useShopForm(shop)
  const save = useSubmit(async () => {
    const wish = check()
    if (!wish) return
    await api.post('/tp5/api/VillageEnter/saveShop', wish)
    toast('保存了')
    await back()
  })
  const { field, mark, values, change } = form
  return (
    <StaffFormPage route="merchantShop" submitText="保存" act={save}>
      <Card>
        <Facts
          facts={[
            { name: '店名', value: shop.name },
            { name: '地址', value: shop.address },
          ]}
        />
      </Card>
      <Card bare>
        <Cell
          icon="edit"
          title="改店名和地址"
          value={shop.change?.state === 'asked' ? shop.change.state_text : '要审核'}
          onPress={() => void go('merchantChange')}
        />
      </Card>
      <Field label="店铺电话" maxLength={20} {...field('phone')} />
      <Field label="几点开门" placeholder="09:00" maxLength={5} {...field('opens')} />
      <Field label="几点关门" placeholder="18:00" maxLength={5} {...field('closes')} />
      <Card>
        <SectionHead title="每周哪几天休息" />
        <RestDays days={values.restDays} onChange={(restDays) => change({ restDays })} />
      </Card>
      <Field label="店铺介绍" multiline maxLength={200} {...field('intro')} />
      <Card>
        <UploadField
          label="店铺图片"
          note="门面、环境、招牌；第一张显示在列表里"
          uploads={pictures}
          {...mark('pictures')}
        />
      </Card>
      <Card bare>
        <Switch
          label="正常营业"
          note="关了就是暂停营业，邻居看得到"
          on={values.open}
          onChange={(open) => change({ open })}
        />
      </Card>
      {shop.open === 1 && !values.open && (
        <Field
          label="为什么暂停营业"
          placeholder="回老家几天、装修"
          maxLength={60}
          {...field('reason')}
        />
      )}
      <Moves />
    </StaffFormPage>
  )
}
