import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createRouter } from '@tarojs/router'
import { createRoot } from 'react-dom/client'

/** What the app calls first, so that none of it is shaken out of the script that starts it. */
export const libraries = [createReactApp, createRouter, createRoot]
