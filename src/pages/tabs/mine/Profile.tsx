import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Avatar } from '@/ui/avatar/Avatar'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './Profile.module.scss'

interface ProfileProps {
  me: Out<'/user/Center/index'>
  editable: boolean
}

export function Profile({ me, editable }: ProfileProps) {
  return (
    <Pressable
      role="link"
      className={styles.profile}
      label={[me.nickname, me.phone, ...(editable ? ['改资料'] : [])].join('，')}
      disabled={!editable}
      onPress={() => void go('profile')}
    >
      <Media
        start={<Avatar size="l" src={me.avatar} />}
        end={editable && <Icon name="right" tone="ink3" size="xs" />}
      >
        <Row>
          <Text size="lg" strong>
            {me.nickname}
          </Text>
          {me.roles.includes('operator') && <Tag tone="brand">运维员</Tag>}
        </Row>
        <Text size="sm" tone="ink3">
          {me.phone}
        </Text>
      </Media>
    </Pressable>
  )
}
