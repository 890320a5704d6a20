import { useState } from 'react'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { PickField } from '@/ui/field/PickField'
import { Switch } from '@/ui/switch/Switch'
import { RegionSheet } from './RegionSheet'
import type { AddressFormState } from './useAddressForm'

export function AddressFields({ form: { values, faults, change } }: { form: AddressFormState }) {
  const [picking, setPicking] = useState(false)
  return (
    <>
      <Field
        label="收货人"
        kind="name"
        maxLength={20}
        value={values.name}
        error={faults.name}
        onChange={(name) => change({ name })}
      />
      <Field
        label="手机号"
        kind="phone"
        value={values.phone}
        error={faults.phone}
        onChange={(phone) => change({ phone })}
      />
      <PickField
        label="所在地区"
        text={values.regionText}
        error={faults.region}
        onPress={() => setPicking(true)}
      />
      <Field
        label="街道、门牌号"
        multiline
        maxLength={100}
        value={values.detail}
        error={faults.detail}
        onChange={(detail) => change({ detail })}
      />
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
