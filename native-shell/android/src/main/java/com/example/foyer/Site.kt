package com.example.foyer

import android.net.Uri

/** The brand whose pages the app shows. */
object Site {
    val home: Uri = Uri.parse(BuildConfig.SITE + "/m")
    val origin: String = BuildConfig.SITE

    /** Only pages of the brand are shown inside, and only they reach the port. */
    fun owns(address: Uri): Boolean = address.scheme == "https" && address.host == home.host
}
