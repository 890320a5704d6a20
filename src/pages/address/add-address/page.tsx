import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { back } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Unloaded } from '@/blocks/state/Unloaded'
import { type Address, currentDraft } from '@/parts/order/draft'
import { AddressFields } from './AddressFields'
import { faultsOf, type Form, toForm, valuesOf } from './addressForm'

/** Adds an address, or changes the one that `address_id` names. */
export default function AddAddress() {
  const { address_id } = useRoute('addAddress')
  const title = address_id ? '修改地址' : '新增地址'
  const call = useRead('/user/address/index', address_id ? {} : null, {
    by: 'POST',
    anew: true,
  })
  const known = call.data?.list.find((address) => String(address.address_id) === address_id)

  if (address_id && !known) {
    return (
      <Screen route="addAddress" title={title}>
        <Stack inset>
          <Unloaded call={call} outline={2} />
          {call.data && <Empty title="没有找到这个地址" text="可能已经换过，请回到地址列表看看" />}
        </Stack>
      </Screen>
    )
  }
  return <AddressForm title={title} known={known} />
}

function AddressForm({ title, known }: { title: string; known: Address | undefined }) {
  const form = useForm(() => valuesOf(known), faultsOf)
  const { submit, busy, error } = useSubmit(async (values: Form) => {
    const saved = known
      ? await api.post('/user/address/edit', { ...values, address_id: known.address_id })
      : await api.post('/user/address/add', values)
    currentDraft().learn(saved)
    toast('地址已保存')
    await back()
  })
  return (
    <FormPage
      route="addAddress"
      title={title}
      submitText="保存地址"
      busy={busy}
      error={error}
      onSubmit={() => {
        const values = form.check()
        if (values) void submit(toForm(values))
      }}
    >
      <AddressFields form={form} />
    </FormPage>
  )
}
