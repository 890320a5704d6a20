import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/dialog/Dialog'

/** As easy to take back as it was to give. */
export function WithdrawConsent({ onAnswered }: { onAnswered: () => void }) {
  const [sure, setSure] = useState(false)
  const { submit, busy, error } = useSubmit(async () => {
    await api.post('/user/nameVerify/withdraw', {})
    setSure(false)
    toast('已撤回，身份信息已删除')
    onAnswered()
  })
  return (
    <>
      <CallError error={error} />
      <Button kind="text" shape="full" onPress={() => setSure(true)}>
        撤回同意，删除我的身份信息
      </Button>
      <Dialog
        open={sure}
        title="撤回同意？"
        confirm="撤回并删除"
        cancel="再想想"
        danger
        busy={busy}
        onConfirm={() => void submit()}
        onCancel={() => setSure(false)}
      >
        姓名、身份证号和照片都会删除。之后需要实名的商品暂时不能换，想换时可以重新认证。
      </Dialog>
    </>
  )
}
