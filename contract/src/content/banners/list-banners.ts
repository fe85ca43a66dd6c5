import Type from 'typebox'
import { declareCall } from '#call.ts'
import { linkageFields } from '#content/linkage/linkage.ts'

/** Our own pages carry their banners; the call is for other front ends. */
export const listBanners = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListBanners',
  summary: 'The banners of now, of every group, in the caller’s language',
  session: 'none',
  moduleId: 'PROMOTION3',
  request: Type.Object({}),
  answer: Type.Object({
    banners: Type.Array(
      Type.Object({
        groupName: Type.String(),
        audience: Type.Optional(Type.Union([Type.Literal('visitors'), Type.Literal('members'), Type.Literal('all')])),
        image: Type.String({ description: 'address of the picture' }),
        alt: Type.String(),
        title: Type.Optional(Type.String()),
        text: Type.Optional(Type.String()),
        ...linkageFields,
      }),
    ),
  }),
  errors: [],
})
