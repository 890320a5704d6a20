import { useState } from 'react'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { type Address, currentDraft } from '@/parts/order/draft'

interface Deleted {
  name: string
  addressId: number
}

/** What can be done with an address beside editing it; what was deleted last can be brought back. */
export function useAddressBook() {
  const [deleted, setDeleted] = useState<Deleted>()
  const { submit, busy } = useSubmit(async (write: () => Promise<void>) => {
    try {
      await write()
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  })
  const remove = ({ address_id: addressId, name }: Address) =>
    void submit(async () => {
      await api.post('/user/address/delete', { address_id: addressId })
      currentDraft().forget(addressId)
      setDeleted({ addressId, name })
    })
  const undo = () =>
    void submit(async () => {
      if (!deleted) return
      setDeleted(undefined)
      await api.post('/user/address/restore', { address_id: deleted.addressId })
      toast('地址已恢复')
    })
  const makeDefault = ({ address_id, name, phone, region_code, detail }: Address) =>
    void submit(async () => {
      const form = { address_id, name, phone, region_code, detail, is_default: 1 as const }
      await api.post('/user/address/edit', form)
      toast('已设为默认地址')
    })
  return { deleted, busy, remove, undo, makeDefault }
}
