import type { Fault } from './Finding'
import { pageAddress } from './rules/addresses'
import { libraryVersion, unknownWx } from './rules/apis'
import { cardPicture } from './rules/cards'
import { appJson, pageJson } from './rules/configs'
import { appScript, pageScript, unnamedPage } from './rules/entries'
import { fileType } from './rules/files'
import { https } from './rules/https'
import { imageFormat, imageSize } from './rules/images'
import { json } from './rules/json'
import { lostSheet } from './rules/lostSheet'
import { openType } from './rules/openTypes'
import { packageRoots, preload, preloadSize } from './rules/packages'
import { entryPage, pageFiles, pageOnce } from './rules/pages'
import { pattern } from './rules/patterns'
import { localPicture } from './rules/pictures'
import { plugin } from './rules/plugins'
import { permissionText, privacyCheck, privateInfo } from './rules/privacy'
import { component, missingFile, packageBoundary } from './rules/references'
import { browserGlobal, dynamicCode, syntax, unknownGlobal } from './rules/scripts'
import { templateSeries } from './rules/series'
import { packageSize, totalSize } from './rules/sizes'
import { styleAge } from './rules/styleAge'
import { componentSelector, styleSyntax, styleUrl, wcsc } from './rules/styles'
import { tabIcon, tabPage } from './rules/tabs'
import { eventName, unknownTag } from './rules/tags'
import { template, templateName, wcc } from './rules/templates'
import { theme } from './rules/theme'
import { noWithdrawn } from './rules/withdrawn'
import type { Upload } from './Upload'

export const rules = {
  json,
  'app-script': appScript,
  'app-json': appJson,
  'page-json': pageJson,
  theme,
  'page-files': pageFiles,
  'page-script': pageScript,
  'unnamed-page': unnamedPage,
  'page-once': pageOnce,
  'entry-page': entryPage,
  'page-address': pageAddress,
  'package-roots': packageRoots,
  preload,
  'preload-size': preloadSize,
  'tab-page': tabPage,
  'tab-icon': tabIcon,
  component,
  'missing-file': missingFile,
  'package-boundary': packageBoundary,
  plugin,
  template,
  'template-name': templateName,
  'template-series': templateSeries,
  'unknown-tag': unknownTag,
  'event-name': eventName,
  'open-type': openType,
  wcc,
  'style-syntax': styleSyntax,
  'style-url': styleUrl,
  'component-selector': componentSelector,
  'style-age': styleAge,
  'lost-sheet': lostSheet,
  wcsc,
  syntax,
  'browser-global': browserGlobal,
  'unknown-global': unknownGlobal,
  'dynamic-code': dynamicCode,
  'unknown-wx': unknownWx,
  'library-version': libraryVersion,
  withdrawn: noWithdrawn,
  pattern,
  'private-info': privateInfo,
  'permission-text': permissionText,
  'privacy-check': privacyCheck,
  https,
  'card-picture': cardPicture,
  'local-picture': localPicture,
  'image-format': imageFormat,
  'image-size': imageSize,
  'file-type': fileType,
  'package-size': packageSize,
  'total-size': totalSize,
} satisfies Record<string, (upload: Upload) => Fault[]>

export type RuleName = keyof typeof rules
