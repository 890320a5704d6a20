import { CopyRow } from '@/parts/order/CopyRow'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface SecretSheetProps {
  machine: string
  secret: string
  onClose: () => void
}

/** Told this once: whoever installs the machine types it in. */
export const SecretSheet = ({ machine, secret, onClose }: SecretSheetProps) => (
  <Sheet
    open
    title={`${machine} 的密钥`}
    onClose={onClose}
    footer={
      <Button shape="full" onPress={onClose}>
        记下了
      </Button>
    }
  >
    <Stack>
      <Text>只显示这一次，请交给装机的师傅，装机时填进机器；不要发到群里</Text>
      <CopyRow name="密钥" text={secret} />
      <Text size="sm" tone="ink2">
        没有记下来，请平台换一个，旧的就不能用了
      </Text>
    </Stack>
  </Sheet>
)
