import type { In } from '@contract/api'
import { go } from '@/navigation/go'
import { InviteTree } from '@/parts/invite/InviteTree'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { type Info, totalOf } from './Totals'

interface WhoBroughtWhomProps {
  info: Info
  rules: NonNullable<In<'/tp5/api/InviteReward/info'>['rules']>
}

export function WhoBroughtWhom({ info, rules }: WhoBroughtWhomProps) {
  if (info.people.length === 0) {
    return (
      <Card>
        {rules === 'today' ? (
          <Empty title="还没有邻居来" text="把邀请海报发给邻居，扫码登录就算来了">
            <Button kind="soft" onPress={() => void go('newGuest')}>
              看邀请海报
            </Button>
          </Empty>
        ) : (
          <Empty title="您没有按这份规则来的邻居" text="新来的邻居按现在的规则算" />
        )}
      </Card>
    )
  }
  const query = rules === 'former' ? { rules } : {}
  return (
    <Card>
      <SectionHead title="谁请了谁" more="全部邻居" onMore={() => void go('subordinate', query)} />
      <Stack>
        <InviteTree total={totalOf(info)} people={info.people} />
        <Text size="xs" tone="ink3" center>
          只算两层，再往下不计奖励
        </Text>
      </Stack>
    </Card>
  )
}
