import { CallError } from '@/blocks/form/CallError'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Dialog } from '@/ui/dialog/Dialog'

export function UnbindWechat({ onDone }: { onDone: () => void }) {
  const { submit, busy, error } = useSubmit(async () => {
    await api.post('/user/Center/unbindWechat')
    toast('已解除微信绑定')
    onDone()
  })
  return (
    <Dialog
      open
      title="解除微信绑定？"
      confirm="解除"
      cancel="再想想"
      danger
      busy={busy}
      onConfirm={() => void submit()}
      onCancel={onDone}
    >
      以后用手机号和短信验证码登录，账号里的东西都不变。想再用微信登录时，重新绑定就可以。
      <CallError error={error} />
    </Dialog>
  )
}
