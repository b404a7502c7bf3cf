import type { Place } from '@homeview/contracts/domains/billing/billing.schemas';

/**
 * Real postal codes of every state and DC, so that cases can use addresses that exist. 42223, 60010
 * and 89439 cross a county line (42223 and 89439 a state line too); the place of their post office
 * comes first.
 */
const PLACES = `
  MA 01608 Worcester: Worcester
  MA 02108 Suffolk: Boston
  MA 02139 Middlesex: Cambridge
  RI 02903 Providence: Providence
  NH 03101 Hillsborough: Manchester
  NH 03301 Merrimack: Concord
  ME 04101 Cumberland: Portland
  ME 04330 Kennebec: Augusta
  VT 05401 Chittenden: Burlington
  VT 05602 Washington: Montpelier
  CT 06103 Hartford: Hartford
  CT 06510 New Haven: New Haven
  NJ 07102 Essex: Newark
  NJ 07302 Hudson: Jersey City
  NJ 08608 Mercer: Trenton
  NY 10001 New York: New York
  NY 11201 Kings: Brooklyn
  NY 12207 Albany: Albany
  NY 14202 Erie: Buffalo
  PA 15222 Allegheny: Pittsburgh
  PA 17101 Dauphin: Harrisburg
  PA 19103 Philadelphia: Philadelphia
  DE 19801 New Castle: Wilmington
  DE 19901 Kent: Dover
  DC 20001 District of Columbia: Washington
  MD 20850 Montgomery: Rockville
  MD 21401 Anne Arundel: Annapolis
  VA 22201 Arlington: Arlington
  WV 25301 Kanawha: Charleston
  NC 27601 Wake: Raleigh
  NC 28202 Mecklenburg: Charlotte
  SC 29201 Richland: Columbia
  SC 29401 Charleston: Charleston
  GA 30303 Fulton: Atlanta
  GA 31401 Chatham: Savannah
  FL 32202 Duval: Jacksonville
  FL 32301 Leon: Tallahassee
  FL 32801 Orange: Orlando
  FL 33130 Miami-Dade: Miami
  FL 33602 Hillsborough: Tampa
  AL 35203 Jefferson: Birmingham
  AL 36104 Montgomery: Montgomery
  TN 37203 Davidson: Nashville
  TN 38103 Shelby: Memphis
  MS 39201 Hinds: Jackson
  KY 40202 Jefferson: Louisville
  KY 40507 Fayette: Lexington
  KY 42223 Christian: Fort Campbell
  TN 42223 Montgomery: Fort Campbell
  OH 43215 Franklin: Columbus
  OH 44113 Cuyahoga: Cleveland
  OH 45202 Hamilton: Cincinnati
  IN 46204 Marion: Indianapolis
  MI 48226 Wayne: Detroit
  MI 48933 Ingham: Lansing
  MI 49503 Kent: Grand Rapids
  IA 50309 Polk: Des Moines
  WI 53202 Milwaukee: Milwaukee
  WI 53703 Dane: Madison
  MN 55101 Ramsey: Saint Paul
  MN 55401 Hennepin: Minneapolis
  SD 57104 Minnehaha: Sioux Falls
  SD 57501 Hughes: Pierre
  ND 58102 Cass: Fargo
  ND 58501 Burleigh: Bismarck
  MT 59101 Yellowstone: Billings
  MT 59601 Lewis and Clark: Helena
  IL 60010 Lake: Barrington
  IL 60010 Cook: Barrington
  IL 60601 Cook: Chicago
  IL 62701 Sangamon: Springfield
  MO 64106 Jackson: Kansas City
  MO 65806 Greene: Springfield
  KS 66603 Shawnee: Topeka
  KS 67202 Sedgwick: Wichita
  NE 68102 Douglas: Omaha
  NE 68508 Lancaster: Lincoln
  LA 70112 Orleans: New Orleans
  LA 70801 East Baton Rouge: Baton Rouge
  AR 72201 Pulaski: Little Rock
  OK 73102 Oklahoma: Oklahoma City
  OK 74103 Tulsa: Tulsa
  TX 75201 Dallas: Dallas
  TX 77002 Harris: Houston
  TX 78205 Bexar: San Antonio
  TX 78701 Travis: Austin
  CO 80202 Denver: Denver
  CO 80302 Boulder: Boulder
  WY 82001 Laramie: Cheyenne
  ID 83702 Ada: Boise
  UT 84101 Salt Lake: Salt Lake City
  AZ 85004 Maricopa: Phoenix
  AZ 85701 Pima: Tucson
  NM 87102 Bernalillo: Albuquerque
  NM 87501 Santa Fe: Santa Fe
  NV 89101 Clark: Las Vegas
  NV 89439 Washoe: Verdi
  CA 89439 Sierra: Verdi
  NV 89501 Washoe: Reno
  CA 90012 Los Angeles: Los Angeles
  CA 90210 Los Angeles: Beverly Hills
  CA 92101 San Diego: San Diego
  CA 92614 Orange: Irvine
  CA 94103 San Francisco: San Francisco
  CA 94612 Alameda: Oakland
  CA 95113 Santa Clara: San Jose
  CA 95814 Sacramento: Sacramento
  HI 96813 Honolulu: Honolulu
  OR 97204 Multnomah: Portland
  OR 97301 Marion: Salem
  WA 98101 King: Seattle
  WA 99201 Spokane: Spokane
  AK 99501 Anchorage: Anchorage
  AK 99701 Fairbanks North Star: Fairbanks
`;

const LINE = /^(?<state>[A-Z]{2}) (?<postal>\d{5}) (?<county>[^:]+): (?<city>.+)$/;

const byPostal = new Map<string, Place[]>();
for (const line of PLACES.trim().split('\n')) {
  const { state = '', postal = '', county = '', city = '' } = LINE.exec(line.trim())?.groups ?? {};
  byPostal.set(postal, [...(byPostal.get(postal) ?? []), { county, city, state }]);
}

/** The places of a US postal code, main place first; empty for an unknown code. */
export const placesOf = (postal: string): readonly Place[] => byPostal.get(postal) ?? [];

/** Every US postal code that the lookup knows. */
export const knownPostalCodes = (): string[] => [...byPostal.keys()];
