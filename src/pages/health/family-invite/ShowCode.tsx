import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { back } from '@/navigation/go'
import type { Side } from '@/parts/health/family/family'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { wholeAddress } from '@/platform/wholeAddress'
import { routeNamed } from '@/routes/match'
import { publicUrl } from '@/routes/url'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { QrCode } from '@/ui/qr-code/QrCode'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** For who stands beside me, or far away gets the link of it; it is good once and for a day. */
export function ShowCode({ code, me }: { code: string; me: Side }) {
  const address = publicUrl(routeNamed('healthFamilyPerson'), { code })
  if (!address) return null
  const link = wholeAddress(address)
  const copy = async () =>
    toast((await copyText(link)) ? '已复制，发给家人吧' : '没有复制成功，请让家人扫码')
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void back()}>
        家人扫好了
      </Button>
    </Foot>
  )
  return (
    <Screen route="healthFamilyInvite" action={action}>
      <Stack inset>
        <Card>
          <Stack>
            <Text size="md" strong center>
              {me === 'elder' ? '请家人扫码，来看我的健康记录' : '请家人扫码，同意给我看'}
            </Text>
            <QrCode text={link} label="邀请家人的二维码" />
            <Text size="sm" tone="ink2" center>
              只能用一次，24 小时内有效。不要给不认识的人。
            </Text>
          </Stack>
        </Card>
        <Button kind="outline" shape="full" icon="copy" onPress={() => void copy()}>
          复制链接发给家人
        </Button>
      </Stack>
    </Screen>
  )
}
