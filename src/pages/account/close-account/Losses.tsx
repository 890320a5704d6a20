import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Security } from './closing'

/** Said before anything is asked. */
export function Losses({ losses }: Pick<Security, 'losses'>) {
  return (
    <Card>
      <SectionHead title="注销后就没有了" />
      <Stack>
        <Facts facts={losses.map((loss) => ({ ...loss, strong: true }))} />
        <Text size="sm" tone="ink2">
          不折现，也找不回来，建议先用完。交易记录会去掉您的身份，只按法律规定保存。
        </Text>
        <Text size="sm" tone="ink2">
          以后同一个手机号可以重新注册成新账号，但不再有新人福利。
        </Text>
      </Stack>
    </Card>
  )
}
