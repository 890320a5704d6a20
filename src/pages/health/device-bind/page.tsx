import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'

interface Typed {
  serial: string
  code: string
}

const faultsOf = ({ serial, code }: Typed) => ({
  serial: serial.trim() === '' ? '请填写设备编号，在背面的标签上' : undefined,
  code: code.trim() === '' ? '请填写设备码，在编号下面' : undefined,
})

/** Makes a device mine by what stands on it. */
export default function DeviceBind() {
  const form = useForm<Typed, 'serial' | 'code'>({ serial: '', code: '' }, faultsOf)
  const { submit, busy, error } = useSubmit(async () => {
    const typed = form.check()
    if (!typed) return
    const { name } = await api.post('/tp5/api/ExchangeShop/HealthEquipment/bind', typed)
    toast(`绑好了：${name}`)
    await replace('healthDevices')
  })
  return (
    <FormPage
      route="healthDeviceBind"
      submitText="绑定"
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <Text>看设备背面的标签，照着填。一台设备一次只能绑一个人。</Text>
      <Field label="设备编号" placeholder="LJH-P0231" maxLength={20} {...form.field('serial')} />
      <Field label="设备码" placeholder="48QK-7M2P" maxLength={20} {...form.field('code')} />
      <Text size="sm" tone="ink2">
        绑定以后量的才记到您名下；以前别人用它量的，您看不到，别人也看不到您的。
      </Text>
    </FormPage>
  )
}
