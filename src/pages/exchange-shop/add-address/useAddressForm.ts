import { useState } from 'react'
import type { Address } from '../order/draft'
import {
  type AddressValues,
  type Faults,
  faultsOf,
  type Form,
  noValues,
  toForm,
} from './addressForm'

const valuesOf = (address: Address | undefined): AddressValues =>
  address
    ? {
        name: address.name,
        phone: address.phone,
        regionCode: address.region_code,
        regionText: `${address.province} ${address.city} ${address.district}`,
        detail: address.detail,
        isDefault: address.is_default === 1,
      }
    : noValues

export interface AddressFormState {
  values: AddressValues
  faults: Faults
  change: (values: Partial<AddressValues>) => void
  /** What to send, or undefined while something is missing. */
  check: () => Form | undefined
}

export function useAddressForm(known: Address | undefined): AddressFormState {
  const [values, setValues] = useState(() => valuesOf(known))
  const [checked, setChecked] = useState(false)
  const faults = faultsOf(values)
  return {
    values,
    faults: checked ? faults : {},
    change: (changed) => setValues((before) => ({ ...before, ...changed })),
    check: () => {
      setChecked(true)
      return Object.keys(faults).length === 0 ? toForm(values) : undefined
    },
  }
}
