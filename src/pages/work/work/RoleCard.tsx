import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import { IconWay, IconWays } from '@/ui/way/IconWay'
import { entriesOf, works } from './works'

type Home = Out<'/tp5/api/Work/home'>

interface RoleCardProps {
  standing: Home['roles'][number]
  lists: Home['lists']
}

/** One thing that I am: how it stands today, and where I work on it. */
export function RoleCard({ standing: { role, standing }, lists }: RoleCardProps) {
  const { text, icon } = works[role]
  const entries = entriesOf(role)
  const waiting = (kind: string | undefined) =>
    lists.find((list) => list.kind === kind && list.role === role)?.count ?? 0
  return (
    <Card>
      <Media
        start={<Icon name={icon} tone="brand" />}
        end={
          <Text size="sm" tone="ink2">
            {standing}
          </Text>
        }
      >
        <Text size="md" strong heading={2}>
          {text}
        </Text>
      </Media>
      {entries.length > 0 ? (
        <IconWays>
          {entries.map(({ icon: picture, name, route, kind }) => (
            <IconWay
              key={name}
              icon={picture}
              name={name}
              waiting={waiting(kind)}
              onPress={() => void go(route)}
            />
          ))}
        </IconWays>
      ) : (
        <Text size="sm" tone="ink3">
          这个身份的页面在邻集小程序里
        </Text>
      )}
    </Card>
  )
}
