import { observer } from 'mobx-react'
import { Question } from '@/blocks/form/Question'
import { outbox } from '@/parts/outbox/outbox'
import { signOutHere } from '@/parts/account/signOutHere'
import { relaunch } from '@/navigation/go'
import { farewellName } from '@/navigation/place'
import { useSubmit } from '@/request/useSubmit'
import { clearStored } from '@/session/clearStored'
import { session } from '@/session/session'

interface ClearDialogProps {
  open: boolean
  onClose: () => void
}

export const ClearDialog = observer(function ClearDialog({ open, onClose }: ClearDialogProps) {
  const clear = useSubmit(async () => {
    if (session.signedIn) await signOutHere()
    clearStored()
    onClose()
    await relaunch(farewellName)
  })
  const left = outbox.mine.length
  return (
    <Question
      open={open}
      title="清除这台手机上的数据？"
      confirm="清除"
      danger
      act={clear}
      onCancel={onClose}
    >
      会退出登录，外观和字号也恢复原样。积分、订单和地址都在账号里，不会少。
      {left > 0 && `还有 ${left} 步工作没传上去，会留在手机里，您再登录才会接着传。`}
    </Question>
  )
})
