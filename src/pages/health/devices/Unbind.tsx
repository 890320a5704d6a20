import { useState } from 'react'
import { Question } from '@/blocks/form/Question'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'

/** Somebody else may have it next. */
export function Unbind({ device }: { device: { device_id: string; name: string } }) {
  const { device_id, name } = device
  const [sure, setSure] = useState(false)
  const unbind = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeShop/HealthEquipment/unbind', { device_id })
    setSure(false)
    toast('解绑了')
  })
  return (
    <>
      <Button kind="outline" shape="full" label={`解绑${name}`} onPress={() => setSure(true)}>
        解绑
      </Button>
      <Question
        open={sure}
        title={`解绑${name}？`}
        confirm="确定解绑"
        act={unbind}
        onCancel={() => setSure(false)}
      >
        以后它量的不再记到您名下，已经记下的还在。还没有传上来的，解绑以后不会补记，请先让它传完。
      </Question>
    </>
  )
}
