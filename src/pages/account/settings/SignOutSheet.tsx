import { observer } from 'mobx-react'
import { outbox } from '@/parts/outbox/outbox'
import { signOutHere } from '@/parts/account/signOutHere'
import { relaunch } from '@/navigation/go'
import { farewellName } from '@/navigation/place'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface SignOutSheetProps {
  open: boolean
  onClose: () => void
}

export const SignOutSheet = observer(function SignOutSheet({ open, onClose }: SignOutSheetProps) {
  const { submit, busy } = useSubmit(async () => {
    await signOutHere()
    onClose()
    await relaunch(farewellName)
  })
  const left = outbox.mine.length
  return (
    <Sheet open={open} title="退出登录？" onClose={onClose}>
      <Stack>
        您的数据都还在，下次登录就能看到。
        {left > 0 && (
          <Text>{`还有 ${left} 步工作没传上去，会留在手机里，您再登录才会接着传。`}</Text>
        )}
        <Button kind="danger" shape="full" busy={busy} onPress={() => void submit()}>
          退出登录
        </Button>
        <Button kind="soft" shape="full" onPress={onClose}>
          再想想
        </Button>
      </Stack>
    </Sheet>
  )
})
