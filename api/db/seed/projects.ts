import type { SeedProject } from './types.ts'

/** Sample estates and farms: the places are real, the estates are invented. */
export const projects: readonly SeedProject[] = [
  {
    id: 1,
    identifier: 'LND-OGN-01',
    projectTypeId: 1,
    name: 'Ewekoro Hills Gardens',
    description:
      '18 hectares off the Lagos–Abeokuta Expressway in Ewekoro Local Government, about 25 minutes from Sango and 20 from Abeokuta outside rush hours. 214 plots on gently sloping laterite. Registered survey; deed of assignment to every buyer. Roads are graded, not tarred. The public power line passes the gate; connection is paid by each owner.',
    status: 'Active',
    created: '2024-09-16',
    promoIds: [1],
  },
  {
    id: 2,
    identifier: 'LND-LAG-01',
    projectTypeId: 1,
    name: 'Adunni Creek Estate',
    description:
      '9 hectares in Ibeju-Lekki, 3.5 km off the Lekki–Epe Expressway behind Eleko junction. The village excision is gazetted; Governor’s Consent can be applied for plot by plot at the buyer’s cost. Sand-filled where needed, lined drains on both main roads. The last 1.2 km of access road is untarred and slow after heavy rain.',
    status: 'Active',
    created: '2024-11-04',
    promoIds: [],
  },
  {
    id: 3,
    identifier: 'LND-FCT-01',
    projectTypeId: 1,
    name: 'Rubochi Heights',
    description:
      '12 hectares in Kuje Area Council, 14 km from Kuje town and about 45 minutes from the airport junction. The land is held by one title for the whole layout; buyers receive a deed and are entered when titles for single plots are issued. High ground with rock in places: budget for it in your foundation.',
    status: 'Active',
    created: '2025-02-10',
    promoIds: [],
  },
  {
    id: 4,
    identifier: 'LND-OYO-01',
    projectTypeId: 1,
    name: 'Moniya Green Layout',
    description:
      '22 hectares in Akinyele Local Government, north of Ibadan, ten minutes by road from the Moniya railway station and off the Ibadan–Oyo road. Certificate of Occupancy for the layout is in process at the Oyo State Ministry of Lands; the file number is shown to every buyer. Laterite roads and culverts are done, street lights on the first avenue.',
    status: 'Active',
    created: '2025-01-20',
    promoIds: [3, 2],
  },
  {
    id: 5,
    identifier: 'LND-ENU-01',
    projectTypeId: 1,
    name: 'Emene Orchard Layout',
    description:
      '7 hectares at Emene, Enugu East, 6 km from Akanu Ibiam Airport on the Enugu–Abakaliki road side. Plots of 50 by 100 feet. Certificate of Occupancy over the whole layout; each buyer takes a deed of assignment and an own survey plan. Old mango and orange trees stay on the open spaces.',
    status: 'Active',
    created: '2025-05-12',
    promoIds: [6],
  },
  {
    id: 6,
    identifier: 'AGR-OYO-01',
    projectTypeId: 2,
    name: 'Oke-Ogun Managed Farms',
    description:
      '160 acres near Iseyin, Oyo State, in the derived savanna. Cassava, maize with cowpea, and cashew. Own tractor, one agronomist on site, security post. No river: crops depend on rain, and yields vary from year to year.',
    status: 'Active',
    created: '2024-10-07',
    promoIds: [4],
  },
  {
    id: 7,
    identifier: 'AGR-EDO-01',
    projectTypeId: 2,
    name: 'Ovia Palm Fields',
    description:
      '210 acres in Ovia South-West, Edo State, about 50 minutes from Benin City. Tenera oil palm and plantain. Seedlings come with a supplier’s certificate. A palm needs about three years before the first bunches: this is for patient money.',
    status: 'Active',
    created: '2024-12-02',
    promoIds: [],
  },
  {
    id: 8,
    identifier: 'AGR-OGN-01',
    projectTypeId: 2,
    name: 'Odeda Greenhouse Park',
    description:
      '15 acres at Odeda, Ogun State, 18 km from Abeokuta. Tunnel greenhouses, earthen fish ponds and one poultry house around two boreholes. Buyers may visit on any working day after calling the farm manager.',
    status: 'Active',
    created: '2025-03-17',
    promoIds: [],
  },
  {
    id: 9,
    identifier: 'AGR-KAD-01',
    projectTypeId: 2,
    name: 'Igabi Irrigated Fields',
    description:
      '90 acres in Igabi Local Government, Kaduna State, with tube wells for the dry season. Tomato, pepper and onion from November to March; maize and soya beans in the rains. Visits only with the farm’s own escort.',
    status: 'Active',
    created: '2025-08-04',
    promoIds: [4],
  },
  {
    id: 10,
    identifier: 'HOM-OGN-01',
    projectTypeId: 3,
    name: 'Simawa Crescent',
    description:
      '64 bungalows on 5 hectares at Simawa, Ogun State, 4 km off the Lagos–Ibadan Expressway. The first 22 are lived in. Interlocking roads, treated borehole water, one transformer for the estate. Service charge at the moment ₦18,000 a month.',
    status: 'Active',
    created: '2024-08-12',
    promoIds: [5],
  },
  {
    id: 11,
    identifier: 'HOM-LAG-01',
    projectTypeId: 3,
    name: 'Oribanwa Terraces',
    description:
      '30 terrace homes in five rows at Oribanwa, Ibeju-Lekki, 600 m from the Lekki–Epe Expressway. Row one is roofed, row two is at lintel level, the others are set out. Governor’s Consent on the land. Building approval is displayed on site.',
    status: 'Active',
    created: '2025-04-14',
    promoIds: [8],
  },
  {
    id: 12,
    identifier: 'HOM-FCT-01',
    projectTypeId: 3,
    name: 'Pyakasa Garden Villas',
    description:
      '18 detached and semi-detached homes at Pyakasa, Lugbe, off Airport Road, Abuja. Paved roads, shared green with gazebo, solar street lights. Eleven homes are finished and four are lived in.',
    status: 'Active',
    created: '2025-06-09',
    promoIds: [],
  },
  {
    id: 13,
    identifier: 'HOM-RIV-01',
    projectTypeId: 3,
    name: 'Igwuruta Courtyard',
    description:
      '26 homes at Igwuruta, Rivers State, 15 minutes from Port Harcourt International Airport. Raised foundations and a lined canal along the south side, because the ground is flat and the rain is heavy. Diesel and solar share the night supply.',
    status: 'Active',
    created: '2025-09-22',
    promoIds: [7],
  },
]
