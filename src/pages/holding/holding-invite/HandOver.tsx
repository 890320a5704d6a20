import { wholeAddress } from '@/platform/wholeAddress'
import { publicUrl } from '@/routes/url'
import { routeNamed } from '@/routes/match'
import { Card } from '@/ui/card/Card'
import { QrCode } from '@/ui/qr-code/QrCode'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** For a neighbour who stands beside me. */
export function HandOver({ inviteId }: { inviteId: string }) {
  const address = publicUrl(routeNamed('holdingInvite'), { invite_id: inviteId })
  if (!address) return null
  return (
    <Card>
      <Stack>
        <Text size="sm" tone="ink2" center>
          邻居就在身边？请邻居扫这个码来领
        </Text>
        <QrCode text={wholeAddress(address)} label="领取这份心意的二维码" />
      </Stack>
    </Card>
  )
}
