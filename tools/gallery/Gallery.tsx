import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { appearance } from '@/session/appearance'
import { Stack } from '@/ui/stack/Stack'
import styles from './Gallery.module.scss'
import { Looks } from './Looks'
import { AfterSales } from './pieces/AfterSales'
import { CalendarDays } from './pieces/CalendarDays'
import { CampaignLayers } from './pieces/CampaignLayers'
import { CampaignModules } from './pieces/CampaignModules'
import { CampaignParts } from './pieces/CampaignParts'
import { CampaignReceipts } from './pieces/CampaignReceipts'
import { Campaigns } from './pieces/Campaigns'
import { Charts } from './pieces/Charts'
import { Choices } from './pieces/Choices'
import { Courses } from './pieces/Courses'
import { Drawings } from './pieces/Drawings'
import { Fields } from './pieces/Fields'
import { GoodsParts } from './pieces/GoodsParts'
import { Holdings } from './pieces/Holdings'
import { Layers } from './pieces/Layers'
import { Layout } from './pieces/Layout'
import { Ledgers } from './pieces/Ledgers'
import { Lists } from './pieces/Lists'
import { MachinePages } from './pieces/MachinePages'
import { Machines } from './pieces/Machines'
import { Openings } from './pieces/Openings'
import { Orders } from './pieces/Orders'
import { Pages } from './pieces/Pages'
import { Posters } from './pieces/Posters'
import { Pressables } from './pieces/Pressables'
import { Shop } from './pieces/Shop'
import { Sms } from './pieces/Sms'
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
          <Layout />
          <Courses />
          <Layers />
          <States />
          <Drawings />
          <Posters />
          <Charts />
          <Shop />
          <GoodsParts />
          <Orders />
          <AfterSales />
          <Holdings />
          <Machines />
          <MachinePages />
          <Campaigns />
          <CampaignParts />
          <CampaignModules />
          <CampaignReceipts />
          <CampaignLayers />
          <Openings />
          <Sms />
          <Ledgers />
          <Lists />
          <Pages />
        </Stack>
      </View>
    </View>
  )
})
