import { useState } from 'react'
import type { Form } from '@/blocks/form/useForm'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { PickField } from '@/ui/field/PickField'
import { Switch } from '@/ui/switch/Switch'
import { RegionSheet } from './RegionSheet'
import type { AddressValues, faultsOf } from './addressForm'

interface AddressFieldsProps {
  form: Form<AddressValues, keyof ReturnType<typeof faultsOf>>
}

export function AddressFields({ form: { values, change, field, mark } }: AddressFieldsProps) {
  const [picking, setPicking] = useState(false)
  return (
    <>
      <Field label="收货人" kind="name" maxLength={20} {...field('name')} />
      <Field label="手机号" kind="phone" {...field('phone')} />
      <PickField
        label="所在地区"
        text={values.regionText}
        {...mark('region')}
        onPress={() => setPicking(true)}
      />
      <Field label="街道、门牌号" multiline maxLength={100} {...field('detail')} />
      <Card bare>
        <Switch
          label="设为默认地址"
          note="换东西时先用它"
          on={values.isDefault}
          onChange={(isDefault) => change({ isDefault })}
        />
      </Card>
      {picking && (
        <RegionSheet
          code={values.regionCode}
          text={values.regionText}
          onClose={() => setPicking(false)}
          onChoose={({ code, names }) => {
            change({ regionCode: code, regionText: names.join(' ') })
            setPicking(false)
          }}
        />
      )}
    </>
  )
}
