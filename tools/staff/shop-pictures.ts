import { pictureFolder, sharedPicturesOf } from "#building/adapters.ts";
import { createLog } from "#platform/log.ts";
import { encodeLogo } from "#platform/pictures/encode-logo.ts";
import { encodePicture } from "#platform/pictures/encode-picture.ts";
import { filesOf, logoFilesOf } from "#platform/pictures/picture-store.ts";
import { type Result, refuse, type StaffShop } from "./command.ts";
import { faultOf, storeAway } from "./pictures.ts";

/** Pictures that belong to no product. */
export async function keepPicture(
  { settings, shopSettings, actor }: StaffShop,
  verb: "keep" | "logo",
  [file, name, ...more]: readonly string[],
): Promise<Result> {
  if (!file || more.length > 0 || (verb === "keep") === (name === undefined)) return "unclear";
  const fault = await faultOf(file);
  if (fault) return refuse(`${file} ${fault}. Nothing was changed.`);
  const folder = pictureFolder(settings);
  const shared = sharedPicturesOf(settings, createLog("warn"));
  if (name !== undefined) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      return refuse("NAME is of small letters, digits and hyphens.");
    const made = await encodePicture(file, name, folder);
    if (shared && !(await shared.share(filesOf(made)))) return refuse(storeAway);
    console.log(`It is kept as ${made.file}.`);
    return "done";
  }
  const logo = await encodeLogo(file, folder);
  if (shared && !(await shared.share(logoFilesOf(logo)))) return refuse(storeAway);
  const { version } = await shopSettings.look("look");
  const came = await shopSettings.change("look", { seen: version, fields: { logo }, by: actor });
  if (!came.ok) return refuse(came.message ?? came.reason);
  console.log(`${logo} is the shop's logo, and shown within a second.`);
  return "done";
}
