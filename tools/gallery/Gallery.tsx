import { View } from '@tarojs/components'
import { observer } from '@/session/observable'
import { appearance } from '@/session/appearance'
import { Stack } from '@/ui/stack/Stack'
import styles from './gallery.module.scss'
import { Looks } from './Looks'
import { CalendarDays } from './pieces/CalendarDays'
import { Charts } from './pieces/Charts'
import { Choices } from './pieces/Choices'
import { Courses } from './pieces/Courses'
import { Drawings } from './pieces/Drawings'
import { Fields } from './pieces/Fields'
import { GoodsParts } from './pieces/GoodsParts'
import { Layers } from './pieces/Layers'
import { Ledgers } from './pieces/Ledgers'
import { Lists } from './pieces/Lists'
import { Orders } from './pieces/Orders'
import { Pages } from './pieces/Pages'
import { Posters } from './pieces/Posters'
import { Pressables } from './pieces/Pressables'
import { Shop } from './pieces/Shop'
import { States } from './pieces/States'
import { Uploading } from './pieces/Uploading'
import { Words } from './pieces/Words'

/** Every piece once, with words of the product. */
export const Gallery = observer(function Gallery() {
  return (
    <View className={appearance.className}>
      <View className={styles.gallery}>
        <Stack inset>
          <Looks />
          <Pressables />
          <Choices />
          <Fields />
          <CalendarDays />
          <Uploading />
          <Words />
          <Courses />
          <Layers />
          <States />
          <Drawings />
          <Posters />
          <Charts />
          <Shop />
          <GoodsParts />
          <Orders />
          <Ledgers />
          <Lists />
          <Pages />
        </Stack>
      </View>
    </View>
  )
})
